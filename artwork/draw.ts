/** Draws pictures anew from their scripts: `npm run pictures -- bottle/totem-de-las-alturas`. */
import { statSync } from 'node:fs'
import { makers } from './makers'

const known = [...makers]
  .flatMap(([kind, { names }]) => names.map((name) => (name ? `  ${kind}/${name}` : `  ${kind}`)))
  .join('\n')

const make = async (wanted: string) => {
  const [kind = '', ...rest] = wanted.split('/')
  const name = rest.join('/')
  const maker = makers.get(kind)
  if (!maker?.names.includes(name)) throw new Error(`No hay ninguna imagen «${wanted}»; las hay:\n${known}`)
  const file = await maker.make(name)
  console.log(`${file}: ${Math.round(statSync(file).size / 1024)} KB`)
}

async function main() {
  const wanted = process.argv.slice(2)
  if (wanted.length === 0) throw new Error(`Di qué imagen quieres dibujar:\n${known}`)
  for (const picture of wanted) await make(picture)
}

main().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
})
