export const labTexts = {
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

/** In the page's order; the subject names its world. */
export const panelNamesOf = (world: string) => ({
  diagrama: 'Diagrama',
  pasos: 'Pasos',
  pantalla: 'Pantalla',
  banco: world,
  registro: 'Registro',
  pestanas: 'Dos pestañas',
  cobertura: 'Cobertura',
  reglas: 'Reglas',
  defectos: 'Defectos',
  archivos: 'Archivos',
})

export type PanelId = keyof ReturnType<typeof panelNamesOf>

/** For somebody who has never seen a state chart: a paragraph for each panel; the subject has those on its world and its rules. */
export const panelHelp: Readonly<Record<Exclude<PanelId, 'banco' | 'reglas'>, string>> = {
  diagrama:
    'Un diagrama de estados dice en qué situaciones puede estar la máquina (las cajas) y qué la lleva de una a otra (las flechas). La caja con borde grueso es donde está ahora. Cada flecha lleva su evento, su condición entre corchetes, lo que hace después de la barra y la regla que cumple. Las flechas que se pueden pulsar son botones: púlsalas y la máquina da ese paso.',
  pasos:
    'Aquí eres quien usa la máquina, su navegador y el reloj. Cada botón es algo que puede pasarle a la máquina; el tiempo no corre solo, lo mueves tú. La barra recorre lo que ya pasó: para volver atrás, el laboratorio repite el escenario desde el principio, y si actúas desde ahí se abre otra rama.',
  pantalla:
    'Esto no es una imagen: es la pantalla que ven los visitantes, con sus mismos componentes, conectada a la misma máquina del diagrama. Lo que pulses aquí se ve allá, y al revés.',
  registro:
    'Cada línea es un evento que llegó a la máquina: qué regla cumplió, qué condiciones miró y si se cumplían, qué hizo y qué leyó o escribió. La secuencia cuenta lo mismo como una conversación entre quien la usa, la máquina y lo que guarda. Pulsa un número para ver ese momento.',
  pestanas:
    'La misma máquina abierta dos veces: lo que una guarda para todas, la otra lo ve cambiar. Abre la segunda, actúa en una y mira la otra.',
  cobertura:
    'Lo que recorres se suma mientras la página está abierta, aunque empieces de nuevo o abras otro escenario, hasta que pulsas «Vaciar la cobertura»; se guarda solo en memoria y se pierde al cerrar o recargar. Volver a mirar el pasado no cuenta dos veces. Además de las flechas se cuentan los pares (una flecha y la que le sigue en la misma página), los resultados de cada guarda (que se cumpla y que no) y las reglas. Sobre el dibujo se pintan las flechas. En la tabla, cada fila es un camino probado: púlsalo y se abre aquí.',
  defectos:
    'Una prueba que no puede fallar no prueba nada. Aquí plantas a propósito un error en la máquina, corres todas las pruebas en esta página y ves cuáles lo descubren y con qué palabras.',
  archivos:
    'Llévate el diagrama o el registro en el formato que necesites. Si importas un registro, se repite paso a paso y se dice dónde difiere; si importas el diagrama de otra versión, los cambios se ven sobre el dibujo: + añadido, − quitado, ~ cambiado.',
}
