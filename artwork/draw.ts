/** Draws pictures anew from their scripts: `npm run pictures -- bottle/totem-de-las-alturas`. */
import { statSync } from 'node:fs'
import { pictures } from './pictures'

const names = [...pictures.keys()].map((name) => `  ${name}`).join('\n')

async function draw(name: string) {
  const drawPicture = pictures.get(name)
  if (!drawPicture) throw new Error(`No hay ninguna imagen «${name}»; las hay:\n${names}`)
  const file = await drawPicture()
  console.log(`${file}: ${Math.round(statSync(file).size / 1024)} KB`)
}

async function main() {
  const wanted = process.argv.slice(2)
  if (wanted.length === 0) throw new Error(`Di qué imagen quieres dibujar:\n${names}`)
  for (const name of wanted) await draw(name)
}

main().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
})
