import {
  storageLines,
  storageMoments,
  type StorageFault,
  type StorageMoment,
  type StoragePlaceName,
} from '../../../src/audit/dossier/evidence/storageNames'
import { writeScenario, type Scenario } from '../../../src/audit/gate/scenario'
import type { StorageStart } from '../../../src/audit/gate/storages/storageStart'

/** One cell of the storage matrix. */
export interface StorageCase {
  readonly place: StoragePlaceName
  readonly fault: StorageFault
  readonly moment: StorageMoment
  /** The same as a scenario of the lab; a removal that throws starts as a foreign value. */
  readonly scenario: Scenario
  readonly link: string | null
}

const starts: Readonly<Record<StorageFault, StorageStart>> = {
  ok: { kind: 'value', value: 'accepted' },
  absent: { kind: 'nothing' },
  foreign: { kind: 'value', value: 'x' },
  empty: { kind: 'value', value: '' },
  blocked: { kind: 'blocked' },
  quota: { kind: 'full' },
  'remove-throws': { kind: 'value', value: 'x' },
}

function casesOf(place: StoragePlaceName, fault: StorageFault): StorageCase[] {
  const start = (name: StoragePlaceName): StorageStart =>
    place === name || place === 'both' ? starts[fault] : { kind: 'nothing' }
  return storageMoments.map((moment) => {
    const steps = moment === 'inicio' ? [] : [moment]
    const scenario: Scenario = { local: start('local'), session: start('session'), steps }
    return {
      place,
      fault,
      moment,
      scenario,
      link: fault === 'remove-throws' ? null : writeScenario(scenario),
    }
  })
}

/** The cells of each line of the matrix, the first one before any answer. */
export const storageCasesByLine: readonly (readonly StorageCase[])[] = storageLines.map(({ place, fault }) =>
  casesOf(place, fault),
)

/** Every cell of the matrix. */
export const storageCases: readonly StorageCase[] = storageCasesByLine.flat()
