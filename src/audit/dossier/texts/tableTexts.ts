/** Captions, heads and cells of the dossier's tables. The way back comes second: a phone shows two columns. */
export const stateTexts = {
  caption: 'Estados de la puerta',
  columns: ['Estado', 'Requisitos', 'Qué pasa en él', 'En el laboratorio', 'Capturas'],
  open: 'Abrirlo en el diagrama',
  chart: 'Diagrama de estados de la puerta de edad, con la regla que cumple cada flecha',
  chartRegion: 'Diagrama de estados',
} as const

export const testTexts = {
  caption: 'Recorridos en Node y en Chromium',
  columns: ['Prueba', 'Requisitos', 'Qué hace', 'Resultado', 'Transiciones observadas'],
  met: 'Como las reglas, antes y después de cada paso.',
  inNode: (count: number) =>
    `Además, ${count} comienzos y recorridos se compararon con las reglas en Node; ninguno se deja fuera del estado de los requisitos.`,
  notMetInNode: 'No son como las reglas en Node',
} as const

export const observationTexts = {
  caption: 'Lo que se miró en el navegador y en los archivos construidos',
  columns: ['Observación', 'Requisitos', 'Qué', 'Se esperaba', 'Se encontró'],
} as const

export const storageTexts = {
  caption: 'Cada almacén con cada falla, en cada momento: en qué queda la puerta',
  storage: 'Almacén',
  fault: 'Qué guarda o en qué falla',
  after: (local: string, session: string) => `local: ${local}; sesión: ${session}`,
  allMet: (count: number) => `Los ${count} casos, como las reglas, en Node y en Chromium.`,
  notMet: (count: number, all: number) => `${count} de ${all} casos no son como las reglas.`,
  unseen: 'Nadie lo observó.',
} as const

export const sentenceTexts = {
  caption: 'Frases: quién las pide y cómo se leen',
  columns: ['Lo que se pide', 'Lo que se lee en el sitio', 'Dónde se vio', 'Peor medida', 'Versión y huella'],
  nobody: 'Nadie la pide: la dice el sitio.',
  measures: {
    area: 'Área',
    contrast: 'Contraste',
    letters: 'Letra',
    times: 'Medidas',
  },
  unseen: 'Sin medidas',
  version: (version: number) => `Versión ${version}`,
  differs: 'Hay lugares donde no se ve o dice otra cosa.',
} as const

export const legendTexts = {
  caption: 'Leyendas en cada elemento publicitario: la peor medida (el art. 9.II pide 10 %)',
  columns: [
    'Elemento',
    'Medidas',
    'Menor parte',
    'Dónde',
    'Menor contraste',
    'Menor letra',
    'En mayúsculas',
    'Al final',
  ],
  all: (count: number) => `Ver las ${count} medidas`,
  allCaption: 'Todas las medidas de las leyendas',
  allColumns: [
    'Elemento',
    'Dirección',
    'Pantalla',
    'Bloque',
    'Solo letras',
    'Contraste',
    'Letra',
    'Al final',
  ],
  yes: 'sí',
  no: 'no',
  screen: (width: number, height: number) => `${width} × ${height}`,
} as const

export const requestTexts = {
  files: 'Archivos que se pidieron antes de SÍ',
  fileColumns: ['Archivo', 'Qué es', 'Direcciones que lo piden', 'Palabras del catálogo'],
  foreign: 'De un tercero',
  unknown: 'No está en la lista de lo que la puerta puede pedir',
  catalogue: 'Trae palabras del catálogo',
  none: 'ninguna',
  of: (count: number, all: number) => `${count} de ${all}`,
  addresses: 'Cada dirección visitada',
  addressColumns: ['Dirección', 'Peticiones', 'A terceros', 'Palabras del catálogo'],
  all: (count: number) => `Ver las ${count} direcciones`,
} as const
