export const stepTexts = {
  visitor: 'Visitante',
  elsewhere: 'Otra pestaña',
  browser: 'Navegador',
  time: 'Tiempo',
  again: 'Empezar de nuevo',
  lessMs: '−1 ms',
  cannotRewind: 'Solo se puede quitar 1 ms cuando lo último fue esperar.',
  log: 'Momento que se muestra',
  first: 'Primer momento',
  previous: 'Momento anterior',
  next: 'Momento siguiente',
  last: 'Último momento',
  moment: (position: number, count: number) => `Momento ${position + 1} de ${count}`,
  past: 'Estás en el pasado: lo que hagas ahora abre otra rama y deja lo que vino después.',
} as const

export const chartTexts = {
  region: 'Diagrama de estados en vivo',
  coverage: 'Pintar la cobertura',
  shape: 'Forma del dibujo',
  shapes: [
    ['tall', 'vertical'],
    ['wide', 'apaisado'],
  ],
  countdown: 'Mensaje de NO',
  left: (ms: number) => `faltan ${ms} ms`,
  idle: 'sin mensaje en pantalla',
  legend: [
    ['active', 'estado activo'],
    ['enabled', 'flecha que se puede pulsar'],
    ['last', 'lo último que pasó'],
    ['extension', 'regla nuestra (X)'],
  ],
} as const

export const storageTexts = {
  places: { local: 'Almacén local', session: 'Almacén de sesión' },
  choices: {
    nothing: 'nada',
    accepted: 'accepted',
    other: 'otro valor',
    empty: 'vacío',
    ACCEPTED: 'ACCEPTED',
    blocked: 'bloqueado',
    full: 'lleno',
  },
  value: 'Otro valor',
  where: '¿Dónde corre?',
  memory: 'en memoria',
  browser: 'en este navegador',
  warning:
    'Usará los almacenes de verdad de este navegador: escribe, cambia o quita solo la clave «status», la misma que usa el sitio. Puedes devolver lo que había.',
  onReal: 'Corre en los almacenes de verdad de este navegador, con el reloj de verdad.',
  giveBack: 'Devolver lo que había',
  cannotTouch: 'El navegador no deja usar sus almacenes: nada cambió y se sigue en memoria.',
  givenBack: 'Listo: los almacenes guardan otra vez lo que había.',
  before: 'antes',
  after: 'después',
  table: 'Valores de «status» antes y después del último paso',
} as const

export const logTexts = {
  table: 'Registro de lo que hizo la máquina',
  columns: [
    'N.º',
    'ms',
    'Pestaña',
    'Regla',
    'Paso y evento',
    'Guardas',
    'Efectos',
    'Lecturas y escrituras',
    'Estado',
  ],
  view: 'Forma del registro',
  shapes: [
    ['table', 'Tabla'],
    ['sequence', 'Secuencia'],
  ],
  sequence: 'Secuencia entre visitante, puerta y almacenes',
  lanes: { visitor: 'Visitante', gate: 'Puerta', local: 'Local', session: 'Sesión' },
  holds: 'se cumple',
  fails: 'no se cumple',
  nothing: '–',
  calls: { read: 'lee', write: 'escribe', remove: 'quita' },
  places: { local: 'local', session: 'sesión' },
} as const

export const screenTexts = {
  frameTitle: (tab: string) => `Pantalla del sitio en la pestaña ${tab}`,
  placeholder: 'Aquí empieza el sitio',
  placeholderLead: 'La puerta dijo sí. Del catálogo no se muestra nada en el laboratorio.',
  states: 'Estado activo',
  noB: 'La segunda pestaña está cerrada.',
  tabA: 'Pestaña A',
  tabB: 'Pestaña B',
  realB:
    'En los almacenes de verdad, la segunda pestaña es otra pestaña de tu navegador: abre el sitio en ella.',
} as const
