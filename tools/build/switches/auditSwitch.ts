import { isSwitchedOn } from './buildSwitch'

/** Whether the build carries the lab and the auditor's views, which show captures of the site behind the gate. */
export const hasAudit = () => isSwitchedOn('BOHEMIA_AUDIT')
