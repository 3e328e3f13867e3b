import type { Scenario } from './scenario'
import { formatStep } from './steps'
import type { StorageStart } from './storageStart'

function formatStart(place: 'local' | 'sesión', start: StorageStart): string {
  const isLocal = place === 'local'
  if (start.kind === 'nothing') return `${place} sin valor`
  if (start.kind === 'value')
    return start.value === '' ? `${place} ${isLocal ? 'vacío' : 'vacía'}` : `${place} = «${start.value}»`
  const [local, session] = start.kind === 'blocked' ? ['bloqueado', 'bloqueada'] : ['lleno', 'llena']
  return `${place} ${isLocal ? local : session}`
}

/** Spanish, to be read aloud: «Con local = «x» y sesión sin valor: NO, pasan 50 ms, SÍ recordando.» */
export function formatScenario({ local, session, steps }: Scenario): string {
  const what = steps.length > 0 ? steps.map(formatStep).join(', ') : 'se abre la página'
  return `Con ${formatStart('local', local)} y ${formatStart('sesión', session)}: ${what}.`
}
