import type { DossierCopy } from './readCopy'

/** «caa69a154c5a, con cambios sin registrar» */
export const describeCommit = ({ manifest: { commit, hasChanges } }: DossierCopy): string =>
  `${commit?.slice(0, 12) ?? 'sin commit'}${hasChanges ? ', con cambios sin registrar' : ''}`

/** «2026-11-25 00:12 -04:00», or «2026-11-25 04:12 UTC»: when it was observed. */
export const describeDate = ({ run: { inicio } }: DossierCopy): string =>
  inicio
    .replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*Z$/, '$1 $2 UTC')
    .replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d([+-]\d\d:\d\d)$/, '$1 $2 $3')
