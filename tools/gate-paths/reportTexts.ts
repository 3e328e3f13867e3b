import { formatCount } from '../../src/audit/ui/formatCount'

const results: Readonly<Record<string, string>> = {
  passed: 'pasó',
  failed: 'falló',
  timedOut: 'se pasó del tiempo',
  skipped: 'no se corrió',
  interrupted: 'se interrumpió',
}

/** Words of the report of paths. */
export const reportTexts = {
  title: 'Caminos por la puerta',
  lead: 'Cada prueba en el navegador que toca la puerta de edad, con lo que hizo: las frases dicen cada paso y el diagrama enciende las flechas que tomó. El navegador se registró mientras corría la prueba; el mismo escenario se repitió después en memoria y se comparó con lo que el navegador guardó y mostró.',
  labHint: (address: string) =>
    `Los enlaces de escenario abren el laboratorio que sirve «npm start» en ${address}.`,
  run: (commit: string, time: string) => `Versión del sitio: ${commit}. Corrida: ${time} (UTC).`,
  noCommit: 'sin commit',
  sections: {
    result: 'Resultado',
    coverage: 'Flechas del diagrama',
    journeys: 'Pruebas',
    paths: 'Caminos',
  },
  totals: (run: number, touching: number, paths: number) =>
    `De ${formatCount(run, 'prueba', 'pruebas')}, ${formatCount(touching, 'toca', 'tocan')} la puerta, por ${formatCount(paths, 'camino distinto', 'caminos distintos')}.`,
  comparisons: (comparisons: number) =>
    `El navegador y la repetición se compararon ${formatCount(comparisons, 'vez', 'veces')}.`,
  same: 'Sin diferencias.',
  differences: (differences: number) =>
    differences === 1 ? 'Hay 1 diferencia:' : `Hay ${differences} diferencias:`,
  allTaken: 'Las pruebas toman todas las flechas del diagrama.',
  missed: (missed: number) =>
    missed === 1 ? 'Ninguna prueba toma esta flecha:' : `Ninguna prueba toma estas ${missed} flechas:`,
  sentences: 'Paso a paso',
  taking: (journeys: number) => `Lo ${journeys === 1 ? 'recorre 1 prueba' : `recorren ${journeys} pruebas`}`,
  scenario: 'Escenario',
  longLink: 'su enlace es demasiado largo para escribirlo aquí',
  chartOf: (arrows: number) =>
    `Diagrama de la puerta con ${formatCount(arrows, 'flecha encendida', 'flechas encendidas')}; las frases dicen lo mismo.`,
  coverageChart: 'Diagrama de la puerta: en cada flecha, si alguna prueba la toma.',
  resultOf: (result: string) => results[result] ?? result,
  path: (number: number) => `Camino ${number}`,
  notCompared: 'sin comparar al final: la página se cerró, o no llegó a poner en marcha la puerta',
} as const
