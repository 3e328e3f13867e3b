/** Texts of the dossier's page; each chapter's help is in chapterHelp.ts. */
export const dossierTexts = {
  title: 'Cumplimiento',
  lead: 'Para control de calidad y auditoría: de cada requisito a su prueba, con capturas del sitio detrás de la puerta.',
  skip: { href: '#requisitos', label: 'Saltar a los requisitos' },
  skipToReason: { href: '#aviso', label: 'Saltar al aviso' },
  sections: 'Partes del expediente',
  lab: 'Laboratorio',
  wholeFile: 'Un solo archivo',
  print: 'Imprimir',
  loading: 'Abriendo el expediente…',
} as const

export const singleFileTexts = {
  title: 'Expediente de cumplimiento',
  leads: [
    'Para control de calidad y auditoría: contiene capturas del sitio que está detrás de la puerta.',
    'De lo que piden la ley, los códigos de conducta y la especificación, al estado de la puerta, a la prueba que lo ejercitó y a la captura. Los estados salen de la evidencia observada; nadie los escribió a mano. Los resúmenes están en palabras nuestras: de la ley vale el texto oficial. La mayoría de edad es declarada por quien visita.',
  ],
  contents: 'Contenido',
} as const

export const chapterNames = {
  resumen: 'Resumen',
  requisitos: 'Requisitos',
  estados: 'Estados',
  pruebas: 'Pruebas',
  observaciones: 'Observaciones',
  almacenamiento: 'Almacenamiento',
  textos: 'Textos legales',
  capturas: 'Capturas',
  red: 'Antes de SÍ',
  huellas: 'Huellas',
  practicas: 'Prácticas',
} as const

export type ChapterId = keyof typeof chapterNames

const command = 'npm run dossier'

export const readErrorTexts = {
  title: 'No hay expediente que mostrar',
  missing: (name: string) =>
    `Este sitio no tiene expediente: falta ${name}. Se escribe con ${command}, después de npm run build.`,
  notJson: (name: string) =>
    `${name} no se entiende: no es JSON, o llegó incompleto. Escríbelo de nuevo con ${command}.`,
  foreign: (name: string, place: string) =>
    `${name} no es como lo escribe ${command}: no se entiende ${place || 'desde el comienzo'}. Quizá es de otra versión del sitio.`,
  unreachable: (name: string) => `No se pudo pedir ${name}: revisa la conexión y vuelve a cargar la página.`,
  refused: (name: string, status: number) => `El servidor respondió ${status} a ${name}.`,
} as const

export const summaryTexts = {
  counts: 'Requisitos por estado',
  limits: 'Lo que este expediente nunca afirma',
  derived: (count: number) =>
    `Los ${count} estados se acaban de deducir en esta página, de la evidencia; nadie los escribió a mano.`,
  check: 'Para comprobarlo en una copia: node verificar.mjs.',
  reproduce:
    'Para escribirlo otra vez en otra máquina, con el código de esa versión: npm ci, npm run build y npm run dossier. La huella raíz tiene que ser la misma.',
  contradictions: 'Los archivos del expediente se contradicen:',
} as const

export const filterTexts = {
  status: 'Estado',
  type: 'Quién lo comprueba',
  source: 'Quién lo pide',
  words: 'Buscar palabras',
  allStatuses: 'Todos los estados',
  allTypes: 'todos',
  allSources: 'Todas las fuentes',
  types: { A: 'automática', B: 'en el navegador', H: 'una persona' },
  about: (state: string) => `Solo los del estado «${state}».`,
  shown: (shown: number, all: number) =>
    shown === all ? `Se ven los ${all} requisitos.` : `Se ven ${shown} de ${all} requisitos.`,
  none: 'Ningún requisito cumple esos filtros.',
  clear: 'Quitar los filtros',
  problems: 'Del enlace no se entendió:',
  unknown: (name: string, word: string) => `${name}=${word}: no se conoce, y no se filtra por eso.`,
} as const

export const matrixTexts = {
  caption: 'Requisitos: lo que se pide, lo que hace el sitio y en qué quedó',
  columns: ['Requisito', 'Lo que pide', 'Lo que hace el sitio', 'Estado y evidencia', 'Dónde verlo'],
  summary: 'Resumen',
  secondHand: (where: string) => `Texto leído de segunda mano: ${where}.`,
  site: 'El sitio',
  outcomes: { met: 'Se cumple', notMet: 'No se cumple', missing: 'Falta' },
  evidence: (count: number) => (count === 1 ? '1 evidencia' : `${count} evidencias`),
  unsigned: 'Sin firma: espera a una persona.',
  unsignedReading: 'Juicio sin firma: nadie respondió todavía por esta lectura.',
  unaccepted: (who: string) => `Falta quien la acepte: ${who}.`,
  signed: 'Atestación',
  states: 'Estados',
  tests: 'Pruebas',
  captures: 'Capturas',
  others: 'Otra evidencia',
  responsible: 'Responsable',
  unfold: 'Ver lo que hace el sitio y la evidencia',
  fold: 'Ver menos',
} as const

export const checkTexts = {
  lead: (files: number) =>
    `Pide a este servidor los ${files} archivos que nombra el manifiesto, calcula la huella SHA-256 de lo que llega y la compara. Descarga el sitio entero.`,
  compressedCopies: (count: number) =>
    `Las ${count} copias comprimidas no se piden aparte: el servidor las envía en lugar de su archivo, y el navegador las abre.`,
  limits:
    'Esta página viene del mismo servidor que comprueba: para no creerle, compara la huella del manifiesto con la copia que te entregaron, o corre node verificar.mjs sobre ella. Un archivo de más no se puede ver desde aquí.',
  manifest: 'Huella de manifiesto.json que anotó la corrida',
  start: 'Comprobar lo que sirve este sitio',
  stop: 'Detener',
  again: 'Comprobar otra vez',
  progress: 'Archivos comprobados',
  running: (all: number) => `Comprobando ${all} archivos…`,
  same: (all: number) => `Coincide: los ${all} archivos que sirve este sitio son los del manifiesto.`,
  differs: (count: number) =>
    count === 1 ? 'No coincide: hay 1 diferencia.' : `No coincide: hay ${count} diferencias.`,
  differences: 'Diferencias',
  nothing: 'El manifiesto no nombra ningún archivo: no hay nada que comparar.',
  cannot:
    'Este navegador calcula huellas solo por https o en la misma computadora (localhost), y esta página llegó de otro modo. Ábrela por https, o comprueba el expediente con: node verificar.mjs',
  refused: (name: string, status: number) => `${name}: el servidor respondió ${status}.`,
  changed: (name: string) => `${name} no tiene la huella que dice el manifiesto.`,
  unreachable: (name: string) => `${name}: no se pudo pedir.`,
  wrongFingerprint: (name: string) => `${name} no es como se escribió: su huella no coincide.`,
  otherRun: 'ejecucion.json es de otra corrida: no nombra este manifiesto.json.',
  otherRoot: (root: string) => `manifiesto.json dice otra huella raíz que la de lo que nombra: es ${root}.`,
  otherSeal: (seal: string) => `ejecucion.json dice otro sello que el suyo: es ${seal}.`,
  otherSigning: 'firma.json es de otra corrida: no nombra el sello de ejecucion.json.',
  otherText: (id: string) => `textos.json: la huella de «${id}» no es la de su frase.`,
} as const
