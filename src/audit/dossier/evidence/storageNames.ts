import { formatStep, questionSteps, type QuestionStep } from '../../gate/steps'

const answers = questionSteps.map((step) => [step, formatStep(step)])

/** Spanish names of the storage matrix's heads. A moment is called by the deep link's word for the step. */
export const storageNames = {
  places: { local: 'local', session: 'sesión', both: 'los dos' },
  faults: {
    ok: 'accepted',
    absent: 'nada',
    foreign: 'otro valor',
    empty: 'vacío',
    blocked: 'bloqueado',
    quota: 'lleno',
    'remove-throws': 'no deja quitar',
  },
  moments: { inicio: 'Al abrir', ...(Object.fromEntries(answers) as Record<QuestionStep, string>) },
} as const

export type StoragePlaceName = keyof typeof storageNames.places
export type StorageFault = keyof typeof storageNames.faults
export type StorageMoment = keyof typeof storageNames.moments

export const storagePlaces = Object.keys(storageNames.places) as StoragePlaceName[]
export const storageFaults = Object.keys(storageNames.faults) as StorageFault[]
export const storageMoments = Object.keys(storageNames.moments) as StorageMoment[]

/** The lines of the matrix: each storage alone with each fault, then both blocked, which a browser's own preference does. */
export const storageLines: readonly { readonly place: StoragePlaceName; readonly fault: StorageFault }[] = [
  ...(['local', 'session'] as const).flatMap((place) => storageFaults.map((fault) => ({ place, fault }))),
  { place: 'both', fault: 'blocked' },
]
