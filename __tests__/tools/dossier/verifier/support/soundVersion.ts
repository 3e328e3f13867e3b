import type { SourceVersion } from '../../../../../tools/build/version/sourceVersion'
import { fingerprint } from '../../../../../tools/shared/fingerprint'

/** The version of a commit without changes. */
export const soundVersion: SourceVersion = {
  commit: 'c0ffee0123456789c0ffee0123456789c0ffee01',
  commitDate: '2026-11-25T00:58:36-04:00',
  hasChanges: false,
  lockfile: fingerprint('lock'),
  sources: fingerprint('sources'),
}
