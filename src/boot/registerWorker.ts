import { workerPath } from '../shared/offlineCache'
import { isWorkerOn } from '../shared/workerSwitch'
import { trustedTypesPolicy } from './trustedTypes'

/** @throws TypeError, or rejects, where the browser has no workers or refuses them, or the build has none. */
export const registerWorker = (): Promise<unknown> =>
  isWorkerOn
    ? navigator.serviceWorker.register(trustedTypesPolicy.createScriptURL(workerPath))
    : Promise.reject(new Error('BOHEMIA_WORKER=off'))
