import { checkTexts } from './checkTexts'

export const defectTexts = {
  choose: 'Defecto plantado',
  none: 'Sin defecto',
  seed: 'Semilla de las visitas al azar',
  otherSeed: 'Otra semilla',
  seedHelp: 'La misma semilla repite las mismas visitas; va en el enlace de la página.',
  badSeed: 'La semilla es un número de 1 a 999999999.',
  run: 'Correr las pruebas',
  runAll: 'Correr todos los defectos',
  running: 'Probando…',
  progress: (done: number, all: number) => `Van ${done} de ${all}`,
  green: (count: number) =>
    count === 1 ? 'Verde: la única prueba pasa.' : `Verde: las ${count} pruebas pasan.`,
  red: (failed: number, count: number) => `Rojo: ${checkTexts.failed(failed, count)}.`,
  nothing: 'No hay pruebas que correr.',
  notJudged: (count: number) => `${checkTexts.count(count)} sin veredicto: esta máquina no tiene oráculo.`,
  failed: 'Pruebas que fallan',
  installed: 'Este defecto está puesto ahora en la máquina de arriba.',
  install: 'Ponerlo en la máquina de arriba',
  remove: 'Quitarlo de la máquina de arriba',
  matrix: 'Defectos plantados y pruebas que los descubren',
  matrixColumns: ['Defecto', 'Resultado', 'Lo peor que se vio'],
  found: (failed: number, count: number) =>
    failed === 0
      ? `ninguna de ${checkTexts.count(count)} lo ve`
      : `${failed} de ${checkTexts.count(count)} en rojo`,
  ownMachine: (failed: number, count: number) =>
    failed === 0 ? `${checkTexts.count(count)} en verde` : `${failed} de ${checkTexts.count(count)} en rojo`,
  allFound: (count: number) =>
    `Las pruebas descubren los ${count} defectos, y sin defecto todo está en verde.`,
  notFound: (titles: readonly string[]) => `Las pruebas no descubren: ${titles.join('; ')}.`,
  ownIsRed: 'Sin defecto plantado ya hay pruebas en rojo.',
  list: 'Ver todas',
  download: 'Descargar la matriz (CSV)',
} as const

export const fileTexts = {
  exports: 'Descargar',
  chart: 'El diagrama',
  log: 'Lo que pasó',
  scenario: 'Este escenario',
  run: 'Toda la corrida',
  collecting: 'Preparando el archivo…',
  saved: 'Archivo listo.',
  plate: 'Lámina',
  capture: 'Captura de la pantalla',
  noPlate: 'El navegador no pudo hacer la lámina.',
  noCapture: 'El navegador no pudo hacer la captura: toma una con tu sistema.',
  imports: 'Importar',
  importLog: 'Importar un registro (JSONL)',
  importChart: 'Comparar con otra versión del diagrama (JSON)',
  same: 'El registro se repitió igual, línea por línea.',
  differs: 'El registro se repitió y difiere:',
  loggedWith: (id: string) => `El registro se hizo con un defecto plantado: ${id}.`,
  openIt: 'Abrir este escenario',
  notChart: 'Ese archivo no es un diagrama exportado en JSON desde el laboratorio.',
  equal: 'Los dos diagramas son iguales.',
  changes: 'Cambios desde la versión importada',
  closeDiff: 'Cerrar la comparación',
  noFile: 'No se pudo preparar el archivo: revisa tu conexión y vuelve a intentarlo.',
  noPng: 'El navegador no pudo hacer el PNG: descarga el SVG.',
} as const

export const scenarioResultTexts = {
  withDefect: (title: string) => `Con un defecto plantado: «${title}».`,
  met: (comparisons: number) =>
    `Cumple las reglas: lo que se ve y lo que se guarda, comparado ${comparisons === 1 ? 'una vez' : `${comparisons} veces`}.`,
  notMet: (failure: string) => `No cumple las reglas. ${failure}`,
  notJudged: 'Nadie juzga esta máquina: no tiene oráculo.',
} as const
