/**
 * What has to be replaced, confirmed or approved before the site is public: docs/launch.md.
 * `npm run launch:check -- --strict` fails while anything is left, the plain command only where a fact is wrong.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import '../build/nodeAssets'
import { owner } from '../../src/content/owner'
import { ownerConfirmations } from '../../src/content/ownerConfirmations'
import { allFacts, listSamples, validateOwner } from '../../src/content/ownerFacts'
import { outdatedPictures, pendingPictures, pictureInventory } from '../../src/content/pictureInventory'
import { strictTransport, strictTransportNote } from '../headers/strictTransport'
import { previewPort } from '../shared/ports'
import { countPending } from './countPending'
import { findPlace } from './factPlaces'
import { spellingsToConfirm } from './spellingsToConfirm'

const { values: options } = parseArgs({ options: { strict: { type: 'boolean' } } })

const samples = listSamples(allFacts)
const mistakes = validateOwner(allFacts)
const pictures = pendingPictures()
const missing = pictureInventory.filter(({ file }) => !existsSync(file))

for (const mistake of mistakes) console.log(`Error: ${mistake}`)

if (samples.length > 0) {
  console.log(`Datos de muestra: ${samples.length}. Para ver dónde se muestran: npm start`)
  for (const { key, note } of samples) {
    const { file, page } = findPlace(key)
    console.log(`  ${key}: ${note}`)
    console.log(`    ${file} · http://127.0.0.1:${previewPort.defaultPort}${page}`)
  }
}

if (owner.phone.sample) {
  console.log(
    'El teléfono es de muestra: hasta que escribas el tuyo, el sitio no ofrece llamar ni enviar SMS.',
  )
}

if (ownerConfirmations.spellingsToConfirm.sample) {
  console.log('Textos por confirmar, con su forma usual:')
  for (const { text, usual, file } of spellingsToConfirm) console.log(`  ${text}: ${usual} (${file})`)
}

if (pictures.length > 0) {
  console.log(
    `Imágenes de muestra o sin aprobar en src/content/pictureInventory.ts: ${pictures.length} archivos`,
  )
  const folders = pictures.map(({ file }) => file.slice(0, file.lastIndexOf('/')))
  for (const folder of new Set(folders)) {
    console.log(`  ${folder}: ${folders.filter((other) => other === folder).length}`)
  }
}

for (const { file } of missing) {
  const name = file.replace(/^public\/|\.jpg$/g, '')
  console.log(`Falta ${file}, hasta entonces se muestra la de su sección: npm run pictures -- ${name}`)
}

if (outdatedPictures.length > 0) {
  console.log(
    `Muestran otro número de botellas: npm run pictures -- ${outdatedPictures.join(' ')}; después, bottlesDrawn en src/content/scenes.ts`,
  )
}

console.log(`TLS estricto (tools/headers/strictTransport.ts): ${strictTransportNote[strictTransport]}`)

const pending = countPending({ samples, mistakes, pictures, missing, outdatedPictures })
console.log(
  pending === 0
    ? 'Todos los datos del dueño son reales: se puede publicar.'
    : 'Todavía no se puede publicar: falta lo de arriba. Paso a paso: docs/launch.md',
)

process.exitCode = (options.strict ? pending : mistakes.length) > 0 ? 1 : 0
