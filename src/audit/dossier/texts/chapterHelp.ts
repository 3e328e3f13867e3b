import { receivedBeforeYes } from '../evidence/receivedBeforeYes'
import type { ChapterId } from './dossierTexts'

/** A paragraph for each chapter, for readers who have never read a compliance dossier. */
export const chapterHelp: Readonly<Record<ChapterId, string>> = {
  resumen:
    'Una cuenta por cada estado posible de un requisito. Una desviación dice que la regla no se sigue como está escrita; un juicio, que sus palabras se pueden leer de dos maneras: ninguno de los dos cuenta como conforme. No hay nota ni porcentaje: un solo requisito que no se cumple basta para que alguien lo mire. Pulsa una cuenta para ver sus requisitos. Al lado está lo que ningún expediente como este puede afirmar.',
  requisitos:
    'Cada fila es algo que pide la ley, un código de conducta, una norma o la especificación. El resumen está en palabras nuestras: de la ley vale el texto oficial. Las palabras entre comillas son de la fuente, en su idioma. Al lado, lo que hace el sitio y la evidencia que se observó. Desde cada fila se llega al estado de la puerta, a las pruebas, a las capturas y a lo demás que se observó, y desde cada una de ellas se vuelve aquí. El enlace de una fila se puede compartir.',
  estados:
    'La puerta está siempre en uno de estos estados. Cada uno se abre en el laboratorio, donde se puede mover la misma máquina que usa el sitio, y lleva de vuelta a los requisitos que hablan de él.',
  pruebas:
    'Cada prueba es un recorrido: cómo empiezan los almacenes del navegador y qué pasa después. Se corrió en Node y en Chromium y se comparó con las reglas antes y después de cada paso. El enlace la repite en el laboratorio. Aparte, las pruebas del sitio en el navegador dejan un archivo con el camino de cada una por la puerta: .cache/gate-paths/chromium.html, que escribe «npm test». No va dentro del expediente, que sale igual de la misma versión, se hayan corrido o no.',
  observaciones:
    'Lo que se miró una sola vez, en el navegador o en los archivos construidos: qué se esperaba y qué se encontró, palabra por palabra.',
  almacenamiento:
    'El navegador puede guardar la respuesta en dos almacenes, y los dos pueden fallar. Cada casilla dice en qué estado queda la puerta, qué queda guardado y qué lee la persona; se comparó con las reglas en Node y en Chromium.',
  textos:
    'A la izquierda, lo que se pide; a la derecha, las palabras que se leen en el sitio, medidas donde el navegador las dibujó. La huella cambia si cambia una sola letra. De cada medida se muestra la peor.',
  capturas:
    'Cada estado de la puerta como lo vio el navegador, en un teléfono y en una computadora. La huella permite comprobar que nadie cambió la imagen. Debajo, las imágenes y los videos del sitio, con la huella que mira quien firma.',
  red: `Todo lo que el navegador pidió en una primera visita a cada dirección, hasta que la puerta preguntó y nadie había respondido todavía. ${receivedBeforeYes} Cada archivo de texto se revisa entero: si trae del catálogo algo más que eso, se ve aquí.`,
  huellas:
    'El manifiesto lista cada archivo del sitio con su huella, tomada cuando se escribió este expediente. Aquí se comprueba que lo que sirve ahora este servidor son esos mismos archivos.',
  practicas:
    'La declaración de prácticas dice en pocas palabras qué hace el sitio con la edad y qué no, en el orden de ISO/IEC 27566-1, qué riesgo queda y con qué requisitos se comprueba cada frase.',
}
