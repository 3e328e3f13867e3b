/** Makes the Spanish subsets in src/styles/fonts from the OFL packages, and their stand-ins: `npm run fonts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import subsetFont from 'subset-font'
import { fallbackRules } from './fallbackMetrics'
import { withMeasuring } from './measureText'
import { ownFontsModule } from './ownFonts'
import { subsets } from './subsets'
import { runCommand } from '../shared/runCommand'

async function writeFormatted(file: string, text: string) {
  const options = await resolveConfig(path.resolve(file))
  writeFileSync(file, await format(text, { ...options, filepath: file }))
}

async function main() {
  for (const { name, file, characters, axes } of subsets) {
    const original = readFileSync(path.resolve('node_modules/@fontsource-variable', file))
    const subset = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: axes })
    writeFileSync(path.resolve('src/styles/fonts', `${name}.woff2`), subset)
    console.log(`${name}.woff2 ${(subset.length / 1024).toFixed(1)} KB`)
  }
  await withMeasuring(async (measure) => {
    await writeFormatted('src/styles/_fallbackFaces.scss', await fallbackRules(measure))
    await writeFormatted('src/boot/ownFonts.ts', await ownFontsModule(measure))
  })
}

void runCommand(main)
