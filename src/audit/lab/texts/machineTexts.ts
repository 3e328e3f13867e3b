import type { Mark } from '../../chart/marksInUse'

export const stepTexts = {
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
  moment: (step: number, count: number) => `Momento ${step + 1} de ${count}`,
  event: (number: number, count: number) => `evento ${number} de ${count}`,
  past: 'Estás en el pasado: lo que hagas ahora abre otra rama y deja lo que vino después.',
} as const

export const chartTexts = {
  region: 'Diagrama de estados en vivo',
  mismatch:
    'El diagrama guardado no es el de la máquina que corre: lo que no conoce lleva «?». Una orden del proyecto lo pone al día (docs/lab.md).',
  plantedMismatch: 'El defecto plantado cambia la máquina: lo que el diagrama guardado no conoce lleva «?».',
  shape: 'Forma del dibujo',
  follow: 'Pestaña que se sigue',
  tabs: [
    ['a', 'Seguir A'],
    ['b', 'Seguir B'],
  ],
  zoom: 'Tamaño del dibujo',
  smaller: 'Alejar',
  larger: 'Acercar',
  fit: 'Ajustar',
  fullSize: '100 %',
  shapes: [
    ['tall', 'vertical'],
    ['wide', 'apaisado'],
  ],
  left: (ms: number) => `faltan ${ms} ms`,
  legendTitle: 'Qué significa cada marca',
  legend: {
    initial: 'por dónde se empieza',
    active: 'estado activo',
    enabled: 'flecha que se puede pulsar',
    last: 'lo último que pasó',
    step: 'lo que pasó antes en el mismo paso, numerado',
    extension: 'regla nuestra (X)',
    covered: 'flecha recorrida',
    missed: 'flecha sin recorrer',
    added: 'añadido',
    removed: 'quitado',
    changed: 'cambiado',
    unknown: 'lo que el diagrama guardado no conoce',
  } satisfies Readonly<Record<Mark, string>>,
} as const

export const storageTexts = {
  where: '¿Dónde corre?',
  memory: 'en memoria',
  browser: 'en este navegador',
  onReal: 'Corre en los almacenes de verdad de este navegador, con el reloj de verdad.',
  giveBack: 'Devolver lo que había',
  cannotTouch: 'El navegador no deja usar sus almacenes: nada cambió y se sigue en memoria.',
  givenBack: 'Listo: los almacenes guardan otra vez lo que había.',
  place: 'Lugar',
  before: 'antes',
  after: 'después',
  table: (tab: string) => `Valores guardados en la pestaña ${tab} antes y después del paso`,
  kept: 'Esta pestaña guarda lo que había en los almacenes, también si la recargas, hasta que lo devuelvas.',
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
  sequence: 'Secuencia de mensajes',
  earlier: (count: number) => `Ver los anteriores (${count})`,
  holds: 'se cumple',
  fails: 'no se cumple',
  nothing: '–',
  calls: { read: 'lee', write: 'escribe', remove: 'quita' },
} as const

export const screenTexts = {
  frameTitle: (tab: string) => `Pantalla del sitio en la pestaña ${tab}`,
  states: 'Estado activo',
  noB: 'La segunda pestaña está cerrada.',
  tabA: 'Pestaña A',
  tabB: 'Pestaña B',
  realB:
    'En los almacenes de verdad, la segunda pestaña es otra pestaña de tu navegador: abre el sitio en ella.',
} as const
