/** Makes the Spanish subsets in src/styles/fonts from the OFL packages, and their stand-ins: `npm run fonts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import subsetFont from 'subset-font'
import { fallbackRules } from './fallbackMetrics'
import { runCommand } from '../shared/runCommand'

const characters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '¡¿ÁÉÍÓÚÜÑáéíóúüñÀàÇç«»“”‘’–—·…×°ºª½¼©®™€•−'

const fonts = [
  {
    name: 'imbue',
    file: 'imbue/files/imbue-latin-standard-normal.woff2',
    axes: { wght: { min: 200, max: 500 }, opsz: { min: 10, max: 100 } },
  },
  {
    name: 'archivo',
    file: 'archivo/files/archivo-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'piazzolla-italic',
    file: 'piazzolla/files/piazzolla-latin-wght-italic.woff2',
    axes: { wght: { min: 350, max: 500 } },
  },
]

async function main() {
  for (const { name, file, axes } of fonts) {
    const original = readFileSync(path.resolve('node_modules/@fontsource-variable', file))
    const subset = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: axes })
    writeFileSync(path.resolve('src/styles/fonts', `${name}.woff2`), subset)
    console.log(`${name}.woff2 ${(subset.length / 1024).toFixed(1)} KB`)
  }
  const rules = `@use 'fallbackMixin' as *;\n\n// Measured by \`npm run fonts\`.\n${await fallbackRules()}\n`
  const sheet = path.resolve('src/styles/_fallbackFaces.scss')
  writeFileSync(sheet, await format(rules, { ...(await resolveConfig(sheet)), parser: 'scss' }))
}

void runCommand(main)
