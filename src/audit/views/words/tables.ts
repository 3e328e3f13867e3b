/** Captions, heads and cells of the dossier's tables. */
export const stateCopy = {
  caption: 'Estados de la puerta',
  columns: ['Estado', 'Qué pasa en él', 'En el laboratorio', 'Capturas', 'Requisitos'],
  open: 'Abrirlo en el diagrama',
  chart: 'Diagrama de estados de la puerta de edad, con la regla que cumple cada flecha',
  chartRegion: 'Diagrama de estados',
  /** Of those that the machine does not describe: its names say enough to who reads English. */
  described: {
    gate: 'La puerta entera, en cualquier estado.',
    'gate.not-accepted.asking': 'La pregunta espera una respuesta.',
    'gate.accepted.storing': 'Guarda la respuesta; dura lo que tarda el navegador.',
    'gate.accepted.remembered': 'La respuesta está guardada.',
  } as Readonly<Record<string, string>>,
} as const

export const testCopy = {
  caption: 'Recorridos en Node y en Chromium',
  columns: ['Prueba', 'Qué hace', 'Resultado', 'Transiciones observadas', 'Requisitos'],
  kept: 'Como las reglas, antes y después de cada paso.',
  inNode: (count: number) =>
    `Además, ${count} comienzos y recorridos se compararon con las reglas en Node; ninguno se deja fuera del estado de los requisitos.`,
} as const

export const lookCopy = {
  caption: 'Lo que se miró en el navegador y en los archivos construidos',
  columns: ['Qué', 'Se esperaba', 'Se encontró', 'Requisitos'],
} as const

export const storageCopy = {
  caption: 'Cada almacén con cada falla, en cada momento: en qué queda la puerta',
  storage: 'Almacén',
  fault: 'Qué guarda o en qué falla',
  places: { local: 'local', session: 'sesión', ambos: 'los dos' },
  faults: {
    ok: 'accepted',
    absent: 'nada',
    foreign: 'otro valor',
    empty: 'vacío',
    blocked: 'bloqueado',
    quota: 'lleno',
    'remove-throws': 'no deja quitar',
  },
  moments: { inicio: 'Al abrir', 'si-recordar': 'SÍ recordando', si: 'SÍ', no: 'NO' },
  after: (local: string, session: string) => `local: ${local}; sesión: ${session}`,
  allKept: (count: number) => `Los ${count} casos, como las reglas, en Node y en Chromium.`,
  broken: (count: number, all: number) => `${count} de ${all} casos no son como las reglas.`,
} as const

export const textCopy = {
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
  unlike: 'Hay lugares donde no se ve o dice otra cosa.',
} as const

export const legendCopy = {
  caption: 'Leyendas en cada elemento publicitario: la peor medida (el art. 9.II pide 10 %)',
  columns: ['Elemento', 'Medidas', 'Menor parte', 'Dónde', 'Menor contraste', 'En mayúsculas', 'Al final'],
  all: (count: number) => `Ver las ${count} medidas`,
  allCaption: 'Todas las medidas de las leyendas',
  allColumns: ['Elemento', 'Dirección', 'Pantalla', 'Bloque', 'Solo letras', 'Contraste', 'Al final'],
  yes: 'sí',
  no: 'no',
  screen: (width: number, height: number) => `${width} × ${height}`,
} as const

export const captureCopy = {
  states: {
    comprobando: 'La espera mientras se comprueba',
    preguntando: 'La pregunta',
    rechazando: 'El rechazo con su diálogo',
    aceptado: 'El inicio después de SÍ',
    'sin-guardar': 'El aviso de una respuesta sin guardar',
    'sin-javascript': 'La página sin JavaScript',
    error: 'La pantalla de error',
  },
  screens: { telefono: 'teléfono, 390 × 844', escritorio: 'escritorio, 1440 × 900' },
  alt: (what: string) => `Captura: ${what}`,
} as const

export const requestCopy = {
  files: 'Archivos que se pidieron antes de SÍ',
  fileColumns: ['Archivo', 'Qué es', 'Direcciones que lo piden', 'Palabras del catálogo'],
  foreign: 'De un tercero',
  unknown: 'No está en la lista de lo que la puerta puede pedir',
  none: 'ninguna',
  of: (count: number, all: number) => `${count} de ${all}`,
  addresses: 'Cada dirección visitada',
  addressColumns: ['Dirección', 'Peticiones', 'A terceros', 'Palabras del catálogo'],
  all: (count: number) => `Ver las ${count} direcciones`,
} as const
