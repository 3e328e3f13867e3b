import type { Scenario, StorageStart, Step } from './scenario'
import { actionOf, type StepAction } from './steps'

const sayLocal = (start: StorageStart) => {
  if (start.kind === 'nothing') return 'local sin valor'
  if (start.kind === 'value') return start.value === '' ? 'local vacío' : `local = «${start.value}»`
  return start.kind === 'blocked' ? 'local bloqueado' : 'local lleno'
}

const saySession = (start: StorageStart) => {
  if (start.kind === 'nothing') return 'sesión sin valor'
  if (start.kind === 'value') return start.value === '' ? 'sesión vacía' : `sesión = «${start.value}»`
  return start.kind === 'blocked' ? 'sesión bloqueada' : 'sesión llena'
}

const sayEvent = ({ event }: Extract<StepAction, { kind: 'send' }>) => {
  if (event.type === 'yes') return event.remember ? 'SÍ recordando' : 'SÍ'
  return event.type === 'no' ? 'NO' : 'olvidar la respuesta'
}

const visits = { open: 'se abre', comeBack: 'vuelve con Atrás', reload: 'se recarga' } as const

function sayAction(action: StepAction): string {
  if (action.kind === 'wait') return action.ms === 1 ? 'pasa 1 ms' : `pasan ${action.ms} ms`
  if (action.kind === 'elsewhere') {
    return action.value === null ? 'otra pestaña quita el valor' : `otra pestaña guarda «${action.value}»`
  }
  const what = action.kind === 'send' ? sayEvent(action) : visits[action.kind]
  if (action.tab === 'a') return action.kind === 'send' ? what : `la página ${what}`
  return action.kind === 'send' ? `en la pestaña B ${what}` : `la pestaña B ${what}`
}

/** A step in Spanish words, without a full stop: «pasan 50 ms». */
export function sayStep(step: Step): string {
  const action = actionOf(step)
  return action ? sayAction(action) : `«${step}»`
}

/** Spanish, to be read aloud: «Con local = «x» y sesión sin valor: NO, pasan 50 ms, SÍ recordando.» */
export function sayScenario({ local, session, steps }: Scenario): string {
  const what = steps.length > 0 ? steps.map(sayStep).join(', ') : 'se abre la página'
  return `Con ${sayLocal(local)} y ${saySession(session)}: ${what}.`
}
