import { browserStorage, readOrAbsent } from '../features/gate/gateStorage'

/** Whether the answer is stored on this device, and not for this session alone. Never throws. */
export function isAnswerRemembered(): boolean {
  const stored = readOrAbsent(browserStorage(window))
  return stored.kind === 'accepted' && stored.place === 'local'
}
