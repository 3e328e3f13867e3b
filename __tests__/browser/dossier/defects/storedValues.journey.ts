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
      name: 'a count of visits that outlives the browser',
      plant: withScript(() => localStorage.setItem('visitas', '1')),
      rows: { 'PR-EXEMPT': 'visitas', 'PR-INVENTORY': 'visitas', 'PR-DEVICE': 'visitas' },
    },
    {
      name: 'a cache made although nothing is to be remembered',
      plant: withScript(() => void caches.open('bohemia56-copias')),
      rows: { 'PR-EXEMPT': 'cachés', 'PR-INVENTORY': 'cachés', 'PR-DEVICE': 'cachés' },
    },
    {
      name: 'a cookie of a year',
      plant: withScript(() => void (document.cookie = 'visitante=7; max-age=31536000')),
      rows: {
        'PR-EXEMPT': 'cookies: visitante',
        'PR-INVENTORY': 'cookies: visitante',
        'PR-DEVICE': 'cookies: visitante',
      },
    },
    {
      name: 'a file in the browser’s private file system',
      plant: withScript(() => {
        void navigator.storage
          .getDirectory()
          .then((folder) => folder.getFileHandle('visitas.txt', { create: true }))
      }),
      rows: {
        'PR-EXEMPT': 'archivos: visitas.txt',
        'PR-INVENTORY': 'archivos: visitas.txt',
        'PR-DEVICE': 'archivos: visitas.txt',
      },
    },
  ],
  pageFile(paths.product('singani-premium-1')),
)
