import type { StartFormat } from '../../model/scenario'
import { readStart, writeStart, type StorageStart } from './storageStart'

/** What the two storages hold or do at the start. */
export interface GateStart {
  readonly local: StorageStart
  readonly session: StorageStart
}

const nothing: StorageStart = { kind: 'nothing' }
const empty: GateStart = { local: nothing, session: nothing }

const unusual: readonly StorageStart[] = [
  ...['accepted', 'x'].map((value) => ({ kind: 'value', value }) as const),
  { kind: 'blocked' },
  { kind: 'full' },
]

const adjectives = {
  blocked: { local: 'bloqueado', session: 'bloqueada' },
  full: { local: 'lleno', session: 'llena' },
  empty: { local: 'vacío', session: 'vacía' },
} as const

function formatStorage(place: keyof GateStart, start: StorageStart): string {
  const name = place === 'local' ? 'local' : 'sesión'
  if (start.kind === 'nothing') return `${name} sin valor`
  if (start.kind !== 'value') return `${name} ${adjectives[start.kind][place]}`
  return start.value === '' ? `${name} ${adjectives.empty[place]}` : `${name} = «${start.value}»`
}

/** `?local=x&session=~bloqueado`; left out, a storage holds nothing. */
export const gateStarts: StartFormat<GateStart> = {
  names: ['local', 'session'],
  empty,
  all: [
    empty,
    ...unusual.map((local) => ({ ...empty, local })),
    ...unusual.map((session) => ({ ...empty, session })),
  ],
  read(valueOf) {
    const local = readStart('local', valueOf('local'))
    const session = readStart('session', valueOf('session'))
    return {
      start: { local: local.start, session: session.start },
      problems: [local.problem, session.problem].filter((problem) => problem !== null),
    }
  },
  write: ({ local, session }) => [
    ['local', writeStart(local)],
    ['session', writeStart(session)],
  ],
  format: ({ local, session }) => `${formatStorage('local', local)} y ${formatStorage('session', session)}`,
}
