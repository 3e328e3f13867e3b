export const coverageTexts = {
  source: 'Qué cobertura se cuenta',
  sources: { session: 'Esta sesión', recorded: 'Corrida de pruebas', union: 'Las dos juntas' },
  count: (covered: number, all: number) => `${covered} de ${all}`,
  transitions: 'transiciones cubiertas',
  recorded: (scenarios: number, comparisons: number) =>
    `La corrida guardada probó ${scenarios} escenarios e hizo ${comparisons} comparaciones con las reglas.`,
  missing: 'Faltan:',
  all: 'No falta ninguna.',
  matrix: 'Caminos probados y reglas que recorren',
  path: 'Camino',
  fires: (rule: string) => `recorre ${rule}`,
} as const

export const ruleTexts = {
  table: 'Reglas de la puerta',
  columns: ['Regla', 'Qué manda', 'Transiciones', 'Pruebas', 'En esta sesión'],
  spec: 'especificación §4',
  ours: 'regla nuestra',
  start: 'estado inicial',
  covered: 'recorrida',
  notYet: 'todavía no',
  tests: (count: number) => (count === 1 ? '1 camino' : `${count} caminos`),
} as const

export const defectTexts = {
  choose: 'Defecto plantado',
  none: 'Sin defecto',
  run: 'Correr las pruebas',
  running: 'Probando…',
  green: (count: number) => `Verde: las ${count} pruebas pasan.`,
  red: (failed: number, count: number) => `Rojo: ${failed} de ${count} pruebas fallan.`,
  nothing: 'No hay pruebas que correr.',
  failed: 'Pruebas que fallan',
  more: (count: number) => `y ${count} más`,
  installed: 'Este defecto está puesto ahora en la máquina de arriba.',
  install: 'Ponerlo en la máquina de arriba',
  remove: 'Quitarlo de la máquina de arriba',
} as const

export const fileTexts = {
  exports: 'Descargar',
  chart: 'El diagrama',
  log: 'Lo que pasó',
  imports: 'Importar',
  importLog: 'Importar un registro (JSONL)',
  importChart: 'Comparar con otra versión del diagrama (JSON)',
  same: 'El registro se repitió igual, línea por línea.',
  differs: 'El registro se repitió y difiere:',
  openIt: 'Abrir este escenario',
  notChart: 'Ese archivo no es un diagrama exportado en JSON desde el laboratorio.',
  equal: 'Los dos diagramas son iguales.',
  changes: 'Cambios desde la versión importada',
  closeDiff: 'Cerrar la comparación',
  noPng: 'El navegador no pudo hacer el PNG: descarga el SVG.',
} as const

export const scenarioResultTexts = {
  met: (comparisons: number) =>
    `Cumple las reglas: pantalla y almacenes comparados ${comparisons === 1 ? 'una vez' : `${comparisons} veces`}.`,
  notMet: (failure: string) => `No cumple las reglas. ${failure}`,
} as const
