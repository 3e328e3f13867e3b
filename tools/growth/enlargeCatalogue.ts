import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collection } from '../../src/content/collection'
import { firstBottles } from '../../src/content/firstBottles'
import { bottlesInFirstFile, bottlesPerFile } from '../../src/content/laterBottles'
import { addedBottles } from './addedBottles'

/** What every bottle has beside its record, and by which id. */
const furtherTexts = [
  ['tastingNotes', '({ id }) => id'],
  ['bottleDifferences', '({ id }) => id'],
  ['tasteSummaries', '({ id }) => id'],
  ['tasteProfiles', '({ id }) => id'],
  ['paintingClosings', '({ painting }) => painting.id'],
  ['paintingDetails', '({ painting }) => painting.id'],
] as const

/** Files of the copied project. */
function openFiles(folder: string) {
  const pathOf = (file: string) => join(folder, file)
  const write = (file: string, code: string) => writeFileSync(pathOf(file), code)
  const read = (file: string) => readFileSync(pathOf(file), 'utf8')
  return {
    write,
    append: (file: string, code: string) => write(file, `${read(file)}\n${code}\n`),
    /** @throws where the text does not match exactly once */
    change(file: string, pattern: RegExp, code: string) {
      const found = read(file).match(new RegExp(pattern, 'g'))?.length ?? 0
      if (found !== 1) throw new Error(`${file}: ${pattern} was found ${found} times, it must be once.`)
      write(
        file,
        read(file).replace(pattern, () => code),
      )
    },
  }
}

const content = (name: string) => `src/content/${name}.ts`

/** The files after the first one, each with the indexes that it holds. */
const laterFiles = (wanted: number) =>
  Array.from({ length: Math.ceil((wanted - bottlesInFirstFile) / bottlesPerFile) }, (_, at) => {
    const from = bottlesInFirstFile + at * bottlesPerFile
    return { name: `bottles${at + 2}`, from, to: Math.min(wanted, from + bottlesPerFile) }
  })

/**
 * Makes a copied project's bottles as many as are asked for, more than eight, each with its painting, texts and lot. The
 * first ones stay; any later ones are replaced.
 * @param folder the copy's
 * @param pages whether each has pages, too
 */
export function enlargeCatalogue(folder: string, wanted: number, pages: boolean) {
  const { write, append, change } = openFiles(folder)
  const later = laterFiles(wanted)

  change(content('firstBottles'), /export const firstBottles =/, 'const models =')
  append(
    content('firstBottles'),
    `export const firstBottles = [...models, ...${addedBottles('models', firstBottles.length, bottlesInFirstFile)}]`,
  )
  for (const { name, from, to } of later)
    write(
      content(name),
      `import { firstBottles } from './firstBottles'\nexport const bottles = ${addedBottles('firstBottles', from, to)}`,
    )

  const rows = later.map(
    ({ name, from, to }) =>
      `{ count: ${to - from}, load: () => import('./${name}').then(({ bottles }) => bottles) }`,
  )
  change(
    content('laterBottles'),
    /(?<=export const laterBottles: readonly LaterBottles\[\] = )\[[^]*?\]/,
    `[${rows.join()}]`,
  )
  write(
    content('collection'),
    [
      `import { firstBottles } from './firstBottles'`,
      ...later.map(({ name }) => `import { bottles as ${name} } from './${name}'`),
      `export const collection = [...firstBottles, ${later.map(({ name }) => `...${name}`).join()}]`,
    ].join('\n'),
  )

  for (const [name, key] of furtherTexts)
    append(
      content(name),
      `import { collection } from './collection'
const keyOf = ${key}
const texts = Object.values(${name})
for (const [at, bottle] of collection.entries()) ${name}[keyOf(bottle)] ??= texts[at % texts.length]`,
    )
  append(
    content('ownerLots'),
    `import { collection } from './collection'
const lineOf = (id) => id.replace(/\\d+$/, '')
const known = ownerLots.lots.value.filter(({ product }) => collection.some(({ id }) => id === product))
const without = collection.filter(({ id }) => known.every(({ product }) => product !== id))
const added = without.map(({ id }, at) => ({
  ...known.find(({ product }) => lineOf(product) === lineOf(id)),
  id: \`G\${at}-2025\`,
  product: id,
}))
ownerLots.lots.value.splice(0, Infinity, ...known, ...added)`,
  )
  change(content('productIds'), /\{ premium: \d+, clasico: \d+ \}/, '{ premium: 9999, clasico: 9999 }')
  if (pages) return
  for (const list of ['paintings', 'products'])
    change(
      'tools/build/head/pageHeads.ts',
      new RegExp(`\\.\\.\\.${list}\\.map\\(`),
      `...${list}.slice(0, ${collection.length}).map(`,
    )
}
