import './nodeAssets'
import { owner } from '../content/owner'
import { listSamples, validateOwner } from '../content/ownerFacts'

const samples = listSamples(owner)
const mistakes = validateOwner(owner)

for (const mistake of mistakes) console.log(`Error: ${mistake}`)

if (samples.length > 0) {
  console.log(`Datos de muestra en src/content/owner.ts: ${samples.length}`)
  for (const { key, note } of samples) console.log(`  ${key}: ${note}`)
}
if (samples.length + mistakes.length === 0)
  console.log('Todos los datos del dueño son reales: se puede publicar.')

process.exitCode = samples.length + mistakes.length > 0 ? 1 : 0
