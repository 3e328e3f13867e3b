import { isSwitchedOn } from './buildSwitch'

/** Whether the build carries the offline worker; else the one that removes it from browsers. */
export const hasWorker = () => isSwitchedOn('BOHEMIA_WORKER')
