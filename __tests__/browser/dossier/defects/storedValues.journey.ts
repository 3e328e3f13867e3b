import '../../../../tools/build/nodeAssets'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ObservationResult } from '../../../../src/audit/dossier/evidence/evidence'
import { paths } from '../../../../src/shared/paths'
import { pageFile } from '../../../../tools/build/builtSite'
import { observeSession } from '../../../../tools/dossier/chromium/observations/device'
import { describeDefects } from '../support/describeDefects'
import { withScript } from '../support/planting'

/** As the dossier's sentence lists them, each by its own kind. */
const fourKinds = ['local: visitas', 'cachés: bohemia56-', 'cookies: visitante', 'archivos: visitas.txt']

describeDefects(
  'storage that nobody was told of, with the box unticked',
  async (served) => {
    const observations: ObservationResult[] = []
    const profile = mkdtempSync(join(tmpdir(), 'bohemia-device-'))
    try {
      await observeSession(served, profile, (...results) => observations.push(...results))
    } finally {
      rmSync(profile, { recursive: true, force: true })
    }
    return { observations }
  },
  [
    {
      name: 'the hour of the visit in the session’s storage',
      plant: withScript(() => sessionStorage.setItem('hora', String(Date.now()))),
      rows: { 'PR-INVENTORY': 'hora', 'PR-DEVICE': 'hora' },
    },
    {
      name: 'a count, a cache, a cookie of a year and a private file that outlive the browser',
      plant: withScript(() => {
        localStorage.setItem('visitas', '1')
        void caches.open('bohemia56-copias')
        document.cookie = 'visitante=7; max-age=31536000'
        void navigator.storage
          .getDirectory()
          .then((folder) => folder.getFileHandle('visitas.txt', { create: true }))
      }),
      rows: { 'PR-EXEMPT': fourKinds, 'PR-INVENTORY': fourKinds, 'PR-DEVICE': fourKinds },
    },
  ],
  pageFile(paths.product('singani-premium-1')),
)
