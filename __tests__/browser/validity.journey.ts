import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFiles, distFolder } from './support/builtSite'
import { common, lab, ofSite, twoScreens } from './support/validity/exceptions'
import { expectValid } from './support/validity/expectValid'
import { expect, test } from './support/visitor'

test('every HTML file is valid as it is built, and the lab as it is rendered', async ({
  visitor: { page },
}) => {
  const files = builtFiles().filter((file) => /\.html$/.test(file) && !file.includes('/expediente/'))
  expect(files.length).toBeGreaterThan(20)
  await page.goto('/auditoria?pasos=no.50ms.si-recordar')
  await page.locator('.chart-view [role="button"]').first().waitFor()
  await expectValid([
    {
      documents: files.map((name) => ({ name, html: readFileSync(join(distFolder, name), 'utf8') })),
      exceptions: [...common, ...ofSite, ...twoScreens],
    },
    { documents: [{ name: 'the lab', html: await page.content() }], exceptions: [...common, ...lab] },
  ])
})
