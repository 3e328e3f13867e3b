export const labTexts = {
  title: 'Laboratorio de la puerta',
  lead: 'Para control de calidad y auditoría: la misma máquina que decide en el sitio, abierta. En «Cumplimiento» hay capturas del sitio detrás de la puerta.',
  skip: 'Saltar al diagrama',
  sections: 'Partes del laboratorio',
  loading: 'Poniendo en marcha la máquina…',
  broken: 'El laboratorio no pudo cargarse: vuelve a cargar la página.',
  problems: 'Del enlace no se entendió:',
  dossier: 'Cumplimiento',
  dossierOfState: 'Requisitos de este estado',
  copyLink: 'Copiar enlace',
  copyReport: 'Copiar informe',
  share: 'Compartir',
  copied: 'Copiado.',
  notCopied: 'El navegador no dejó copiar: copia la dirección de la barra.',
} as const

export const panelNames = {
  diagrama: 'Diagrama',
  pasos: 'Pasos',
  pantalla: 'Pantalla',
  banco: 'Almacenes',
  registro: 'Registro',
  pestanas: 'Dos pestañas',
  cobertura: 'Cobertura',
  reglas: 'Reglas',
  defectos: 'Defectos',
  archivos: 'Archivos',
} as const

export type PanelId = keyof typeof panelNames

/** For somebody who has never seen a state chart: a paragraph for each panel. */
export const panelHelp: Readonly<Record<PanelId, string>> = {
  diagrama:
    'Un diagrama de estados dice en qué situaciones puede estar la puerta (las cajas) y qué la lleva de una a otra (las flechas). La caja con borde grueso es donde está ahora. Cada flecha lleva su evento, su condición entre corchetes, lo que hace después de la barra y la regla que cumple. Las flechas que se pueden pulsar son botones: púlsalas y la máquina da ese paso.',
  pasos:
    'Aquí eres el visitante, su navegador y el reloj. Cada botón es algo que puede pasarle a la puerta; el tiempo no corre solo, lo mueves tú. La barra recorre lo que ya pasó: para volver atrás, el laboratorio repite el escenario desde el principio, y si actúas desde ahí se abre otra rama.',
  pantalla:
    'Esto no es una imagen: es la pantalla de la puerta que ven los visitantes, con sus mismos componentes, conectada a la misma máquina del diagrama. Lo que pulses aquí se ve allá, y al revés.',
  banco:
    'La puerta recuerda la respuesta en dos almacenes del navegador, siempre bajo la clave «status»: el local dura hasta que se borra y el de sesión hasta que se cierra la pestaña. Elige qué guarda cada uno antes de abrir la página, también los casos raros, y los mismos pasos se repiten con ese comienzo.',
  registro:
    'Cada línea es un evento que llegó a la máquina: qué regla cumplió, qué condiciones miró y si se cumplían, qué hizo y qué leyó o escribió en los almacenes. La secuencia cuenta lo mismo como una conversación entre el visitante, la puerta y los almacenes. Pulsa un número para ver ese momento.',
  pestanas:
    'Dos pestañas del mismo sitio comparten el almacén local, pero cada una tiene su sesión. La regla X4 dice qué hace una cuando la otra cambia el valor. Abre la segunda, responde en una y mira la otra.',
  cobertura:
    'Una transición está cubierta cuando alguna prueba la recorrió. Compara lo que recorriste tú con lo que recorre la corrida de pruebas guardada. En la tabla, cada fila es un camino probado: púlsalo y se abre aquí.',
  reglas:
    'Las reglas R son de la especificación, citada en inglés como se escribió; las X son nuestras, donde ella calla. De cada una puedes ver sus flechas, los caminos que la prueban y si esta sesión ya la recorrió.',
  defectos:
    'Una prueba que no puede fallar no prueba nada. Aquí plantas a propósito un error en la máquina, corres todas las pruebas en esta página y ves cuáles lo descubren y con qué palabras.',
  archivos:
    'Llévate el diagrama o el registro en el formato que necesites. Si importas un registro, se repite paso a paso y se dice dónde difiere; si importas el diagrama de otra versión, los cambios se ven sobre el dibujo: + añadido, − quitado, ~ cambiado.',
}
