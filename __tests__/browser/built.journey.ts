import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pageFile } from '../../src/build/pageFiles'
import { blockedName, blockedNames } from './support/blockedNames'
import { builtFiles, builtPaths, distFolder } from './support/builtSite'

// Content blockers hide what is called like an age gate: the site would be dead for their users.
test('no emitted file, id or class has a name that content blockers hide', () => {
  const files = builtFiles()
  expect(files.filter((file) => blockedName.test(file))).toEqual([])
  const texts = files.filter((file) => /\.(html|css|js)$/.test(file))
  expect(texts.length).toBeGreaterThan(20)
  for (const file of texts) {
    const text = readFileSync(join(distFolder, file), 'utf8')
    expect(text.match(blockedNames), file).toBeNull()
  }
})

test('every page has its HTML file, and every text file its brotli and gzip twin', () => {
  expect(builtPaths()).toHaveLength(4 + 7 + 3 + 7)
  const files = new Set(builtFiles())
  expect(files).toContain('404.html')
  for (const file of files) {
    // The dossier is written beside the built files, for one reader at a time.
    if (!/\.(html|css|js)$/.test(file) || file.startsWith('auditoria/expediente/')) continue
    expect(files.has(`${file}.gz`), `${file}.gz`).toBe(true)
  }
})

test('the bodies of the HTML files hold the loading screen and the words without script, and no product', () => {
  for (const path of builtPaths()) {
    const html = readFileSync(join(distFolder, pageFile(path)), 'utf8')
    expect(html).toContain('Cargando...')
    expect(html).toContain('EL CONSUMO EXCESIVO DE ALCOHOL ES DAÑINO PARA LA SALUD')
    const body = html.slice(html.indexOf('<body'))
    expect(body).not.toMatch(/Bs\.|Totem|Ancestros|Moscatel|Singani (Premium|Clásico)/)
  }
})
