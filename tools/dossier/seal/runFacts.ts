import { arch, platform, release } from 'node:os'
import { git } from '../../build/version/git'
import type { RunFacts } from '../writeDossier'
import { formatMoment } from './formatMoment'

/** Who runs it, as the machine says: nobody is asked, and nothing proves it but a signature. */
const auditor = () => process.env.BOHEMIA_AUDITOR || git('config', 'user.name') || 'no declarado'

/** What differs from run to run. `browser` is the version of Chromium. */
export const runFacts = (start: Date, browser: string): RunFacts => ({
  inicio: formatMoment(start),
  fin: formatMoment(new Date()),
  auditor: auditor(),
  navegador: `Chromium ${browser}`,
  node: process.version,
  equipo: `${platform()} ${release()} ${arch()}`,
})
