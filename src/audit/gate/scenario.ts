import {
  emptyScenario as empty,
  formatScenario as format,
  readScenario as read,
  writeScenario as write,
  type ReadScenario,
  type Scenario as AnyScenario,
} from '../model/scenario'
import { gateSteps, type Step } from './steps'
import { gateStarts, type GateStart } from './storages/gateStarts'

/** A deep link, a test's title and a bug report at once: `?local=x&session=accepted&pasos=no.50ms.si-recordar`. */
export type Scenario = AnyScenario<GateStart, Step>

const gateFormat = { starts: gateStarts, steps: gateSteps }

export const emptyScenario: Scenario = empty(gateFormat)

/** Reads a deep link's search string; never throws. */
export const readScenario = (search: string): ReadScenario<GateStart, Step> => read(gateFormat, search)

/** The deep link's search string, which `readScenario` reads back as the same scenario. */
export const writeScenario = (scenario: Scenario): string => write(gateFormat, scenario)

/** Spanish, to be read aloud: «Con local = «x» y sesión sin valor: NO, pasan 50 ms, SÍ recordando.» */
export const formatScenario = (scenario: Scenario): string => format(gateFormat, scenario)
