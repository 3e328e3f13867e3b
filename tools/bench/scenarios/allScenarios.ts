import { pressControls } from './controls'
import { clickYes, openGate } from './gate'
import { afterRelease, cold, returnTo, warm, workerAsleep } from './returning'
import type { Scenario } from './scenario'
import { unrollLabel } from './unrollLabel'

const otherPages = [
  '/nosotros',
  '/botellas-personalizada',
  '/pinturas',
  '/pinturas/ancestros',
  '/pinturas/artista/artista-del-altiplano',
  '/productos/singani-premium-1',
]

/** Needs a second build. */
export const releaseScenario = 'home after a release'

/** By the name the table shows. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map([
  ['gate, first visit', openGate],
  ['SÍ → hero', clickYes],
  ['home, returning cold', returnTo('/', cold)],
  ['home, returning warm', returnTo('/', warm)],
  ['home, worker asleep', returnTo('/', workerAsleep)],
  [releaseScenario, returnTo('/', afterRelease)],
  ...otherPages.map((path): [string, Scenario] => [`${path}, returning cold`, returnTo(path, cold)]),
  ['controls', pressControls],
  ['label unrolls', unrollLabel],
])
