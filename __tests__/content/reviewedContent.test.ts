import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileString } from 'sass'
import { artistPortraits } from '../../src/content/artistPortraits'
import { artists } from '../../src/content/artists'
import { cocktails } from '../../src/content/cocktails'
import { eventPhotos } from '../../src/content/eventPhotos'
import { heroSlides } from '../../src/content/heroSlides'
import type { PictureSource } from '../../src/content/models'
import { lineEmoji } from '../../src/content/messages'
import { formatSize } from '../../src/content/formatSize'
import { paintings } from '../../src/content/paintings'
import { paintingClosings } from '../../src/content/paintingClosings'
import { paintingVoices } from '../../src/content/paintingVoices'
import { pictureInventory } from '../../src/content/pictureInventory'
import { fullName } from '../../src/content/product'
import { products } from '../../src/content/products'
import { story } from '../../src/content/story'
import { tastingNotes } from '../../src/content/tastingNotes'
import { techniques } from '../../src/content/techniques'
import { sassOptions } from '../../tools/shared/sassOptions'
import { expectReviewed } from '../support/reviewedFile'
import { allLinks, allPictures } from './allContent'

// Which price, story and person belong to which bottle, painting, artist and event, which picture and link stand where, as
// a person has read it in reviewedContent.txt: two pictures or two stories that change places turn this red.

const root = join(__dirname, '../..')

const opening = (text: string) => `${text.split(' ').slice(0, 8).join(' ')} …`

/** Changes with any byte of the file. */
const fingerprint = (file: string) =>
  `sha256 ${createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex')
    .slice(0, 16)}`

const picture = ({ base, width, height, fallback }: PictureSource) => {
  const file = `src/content${base}.${fallback.endsWith('png') ? 'webp' : 'jpg'}`
  return `${file}, ${width} × ${height}, ${fingerprint(file)}`
}

const colours = (map: '$paintings' | '$artists', id: string) => {
  const source = `@use 'sass:map'; @use 'sass:meta'; @use '../content/collectionColours' as *;
    a { b: meta.inspect(map.get(${map}, '${id}')) }`
  const { css } = compileString(source, { ...sassOptions, loadPaths: ['src/styles'] })
  return /b: \((.*)\)/.exec(css)?.[1]
}

type Entry = readonly [head: string, ...facts: string[]]

const section = (title: string, entries: readonly Entry[]) => {
  const paragraphs = entries.map(([head, ...facts]) => [head, ...facts.map((fact) => `  ${fact}`)].join('\n'))
  return [`# ${title}`, ...paragraphs].join('\n\n')
}

const bottles = products.map<Entry>(({ id, price, strength, desc, cocktailIds, ...product }) => [
  `${id}: ${fullName(product)}`,
  `${lineEmoji(product.line)} ${price}, ${strength}, wears ${product.paintingId}`,
  `text: ${opening(desc)}`,
  `tasting: ${Object.values(tastingNotes[id]).map(opening).join(' | ')}`,
  `served as: ${cocktailIds.join(', ')}`,
])

const works = paintings.map<Entry>((painting) => [
  `${painting.id}: ${painting.title}`,
  `${painting.artistId}, ${painting.technique}, ${painting.medium}, ${formatSize(painting)}, ${painting.frame} frame`,
  `colours: ${colours('$paintings', painting.id)}`,
  ...[painting.text, paintingClosings[painting.id]].map((text) => `text: ${opening(text)}`),
  ...[paintingVoices[painting.id]].flatMap((voice) => (voice ? [`voice: ${opening(voice)}`] : [])),
])

const people = artists.map<Entry>(({ id, name, calledBy, city, techniques: hers }) => [
  `${id}: ${name}, ${calledBy}, ${city}`,
  `${hers.join(', ')}`,
  `colours: ${colours('$artists', id)}`,
  ...artistPortraits[id].bio.map((paragraph) => `text: ${opening(paragraph)}`),
  `quote: ${artistPortraits[id].quote}`,
  `picture: ${artistPortraits[id].imageCaption}`,
])

const drinks = cocktails.map<Entry>(({ id, name, glass, ingredients, steps }) => [
  `${id}: ${name}, ${glass}`,
  `ingredients: ${ingredients.map(({ name: what, amount }) => `${what} (${amount})`).join(', ')}`,
  `steps: ${steps.map(opening).join(' | ')}`,
])

const events = eventPhotos.map<Entry>(({ id, occasion, caption, medium }) => [
  `${id}: ${caption}, ${occasion}, ${medium}`,
])

const slides = heroSlides.map<Entry>(({ id, hashtag, body }) => [
  `${id}: ${hashtag}`,
  `text: ${opening(body)}`,
])

const others: readonly Entry[] = [
  ...techniques.map<Entry>(({ id, name, detail }) => [`${id}: ${name}`, detail]),
  ...[story.mission, story.vision].map<Entry>(({ heading, work }) => [
    `${heading}: ${work.title}, ${work.medium}`,
  ]),
]

const pictures = allPictures().map<Entry>(({ path, source, alt }) => [
  path,
  picture(source),
  ...(alt === undefined ? [] : [alt]),
])

const links = allLinks().map<Entry>(({ path, label, address }) => [path, `${label}: ${address}`])

/** Icons, share cards, the film and what else no page of the catalogue shows. */
const files = pictureInventory
  .filter(({ file }) => existsSync(join(root, file)))
  .map<Entry>(({ file, shows, madeBy, sample, legalCheck }) => [
    `${file}, ${fingerprint(file)}`,
    shows,
    `${sample ? 'sample' : 'delivered'}: ${madeBy}`,
    `to look at: ${legalCheck}`,
  ])

it('is what a person has read', () => {
  const sections = [
    section('Bottles', bottles),
    section('Paintings', works),
    section('Artists', people),
    section('Cocktails', drinks),
    section('Events', events),
    section('Slides', slides),
    section('Techniques, mission and vision', others),
    section('Pictures by their place in the content', pictures),
    section('Links by their place in the content', links),
    section('Every picture and film', files),
  ]
  expectReviewed(join(__dirname, 'reviewedContent.txt'), `${sections.join('\n\n')}\n`)
})
