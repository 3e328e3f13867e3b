import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstBottles } from '../../src/content/firstBottles'
import { bottlesInFirstFile, bottlesPerFile } from '../../src/content/laterBottles'
import { replaceOnce } from '../shared/replaceOnce'

const rank = (word: string, place: number, seed: number) =>
  createHash('sha256').update(`${seed} ${place} ${word}`).digest('hex')

/** The same words in another order, so that no compressor finds one bottle's text in another's. */
const shuffle = (text: string, seed: number) =>
  text
    .split(' ')
    .map((word, place) => ({ word, rank: rank(word, place, seed) }))
    .sort((one, other) => one.rank.localeCompare(other.rank))
    .map(({ word }) => word)
    .join(' ')

const modelOf = (index: number) => firstBottles[index % firstBottles.length]!

/** What an added bottle does not share with the one it is modelled on. */
const createBottle = (index: number) => {
  const { id, opening, body, painting } = modelOf(index)
  return {
    model: index % firstBottles.length,
    own: {
      id: `${id.replace(/\d+$/, '')}${100 + index}`,
      opening: shuffle(opening, index),
      body: shuffle(body, index),
    },
    painting: {
      id: `obra-${index + 1}`,
      title: shuffle(painting.title, index),
      text: shuffle(painting.text, index),
    },
    alt: shuffle(painting.image.alt, index),
  }
}

/** A module of further bottles; pictures are those of the models. */
const bottlesModule = (from: number, to: number) => `import { firstBottles } from './firstBottles'
const added = ${JSON.stringify(Array.from({ length: to - from }, (_, at) => createBottle(from + at)))}
export const bottles = added.map(({ model, own, painting, alt }) => {
  const { ...bottle } = firstBottles[model]
  const image = { ...bottle.painting.image, alt }
  return { ...bottle, ...own, painting: { ...bottle.painting, ...painting, image } }
})
`

const listed = 'export const laterBottles: readonly LaterBottles[] = []'
const whole = '[...firstBottles] as const satisfies readonly BottleRecord[]'

/** What each further bottle has beside its record: that of its model. */
const furtherTexts = [
  ['tastingNotes', '({ id }) => id'],
  ['bottleDifferences', '({ id }) => id'],
  ['paintingClosings', '({ painting }) => painting.id'],
] as const

/**
 * Makes a copied project's bottles as many as are asked for, each with its painting, texts and lot.
 * @param folder the copy's
 * @param pages whether each has pages, too
 */
export function enlargeCatalogue(folder: string, wanted: number, pages: boolean) {
  const content = (file: string) => join(folder, 'src/content', `${file}.ts`)
  const changeFile = (file: string, find: string, replace: string) => {
    const source = readFileSync(file, 'utf8')
    writeFileSync(file, replaceOnce(source, { id: 'growth', file, find, replace }))
  }
  const change = (file: string, find: string, replace: string) => changeFile(content(file), find, replace)
  const append = (file: string, code: string) =>
    writeFileSync(content(file), `${readFileSync(content(file), 'utf8')}\n${code}\n`)

  const own = firstBottles.length
  if (wanted <= own) return
  const files = Array.from({ length: Math.ceil((wanted - bottlesInFirstFile) / bottlesPerFile) }, (_, at) => {
    const from = bottlesInFirstFile + at * bottlesPerFile
    return { name: `bottles${at + 2}`, from, to: Math.min(wanted, from + bottlesPerFile) }
  })
  for (const { name, from, to } of files) writeFileSync(content(name), bottlesModule(from, to))

  change('firstBottles', 'export const firstBottles =', 'const ownBottles =')
  append(
    'firstBottles',
    `const added = ${JSON.stringify(createBottle(own))}
export const firstBottles = [
  ...ownBottles,
  { ...ownBottles[0], ...added.own, painting: { ...ownBottles[0].painting, ...added.painting } },
] as never as readonly BottleRecord[]`,
  )
  const load = ({ name, from, to }: (typeof files)[number]) =>
    `{ count: ${to - from}, load: () => import('./${name}').then(({ bottles }) => bottles as never) }`
  change('laterBottles', listed, listed.replace(/\[\]$/, `[${files.map(load).join()}]`))
  change('collection', whole, `[...firstBottles, ${files.map(({ name }) => `...${name}`).join()}]`)
  append('collection', files.map(({ name }) => `import { bottles as ${name} } from './${name}'`).join('\n'))
  for (const [file, key] of furtherTexts)
    append(
      file,
      `import { collection } from './collection'
const key = ${key}
for (const [at, each] of collection.entries())
  Object.assign(${file}, { [key(each)]: ${file}[key(collection[at % ${own}])] })`,
    )
  append(
    'ownerLots',
    `import { collection } from './collection'
for (const [at, { id }] of collection.slice(${own}).entries())
  ownerLots.lots.value.push({
    ...ownerLots.lots.value.find(({ product }) => product === collection[(at + ${own}) % ${own}].id),
    id: \`G\${at}-2025\`,
    product: id,
  })`,
  )
  change('productIds', '{ premium: 5, clasico: 2 }', '{ premium: 9999, clasico: 9999 }')
  if (pages) return
  const heads = join(folder, 'tools/build/head/pageHeads.ts')
  for (const list of ['paintings', 'products'])
    changeFile(heads, `  ...${list}.map(`, `  ...${list}.slice(0, ${own}).map(`)
}
