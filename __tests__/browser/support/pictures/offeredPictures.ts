import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFiles, distFolder } from '../builtSite'
import { readPictureFile } from './pictureRules'

/** The pages and, as `.txt`, what they show after the answer. */
const markup = () =>
  builtFiles()
    .filter((file) => /^(?!auditoria).*\.html$|^assets\/.*\.txt$/.test(file))
    .map((file) => ({ file, html: readFileSync(join(distFolder, file), 'utf8') }))

const formats = { avif: 'heif', webp: 'webp', jpg: 'jpeg', png: 'png' } as const

const typesIn = (picture: string) => [...picture.matchAll(/type="?image\/(\w+)/g)].map(([, type]) => type)

/** Each `<picture>` offers AVIF, then WebP, for every crop, and a file for other browsers; a drawing (SVG) needs none. */
export function findIncompletePictures(): string[] {
  const all = markup()
  const pictures = all.flatMap(({ file, html }) =>
    [...html.matchAll(/<picture>.*?<\/picture>/gs)].map(([picture]) => ({ file, picture })),
  )
  const images = all.reduce((sum, { html }) => sum + [...html.matchAll(/<img\b(?![^>]*\.svg)/g)].length, 0)
  const incomplete = pictures
    .filter(
      ({ picture }) =>
        !/^(avif,webp,?)+$/.test(typesIn(picture).join()) ||
        !/<img[^>]* src="?[^" ]+\.(jpg|png)/.test(picture),
    )
    .map(
      ({ file, picture }) =>
        `${file}: expected AVIF, WebP and a JPEG or PNG, seen ${typesIn(picture).join(', ')} in ${picture.slice(0, 90)} …`,
    )
  return images === pictures.length
    ? incomplete
    : [...incomplete, `${images} <img> and ${pictures.length} <picture>: each belongs in one of its own`]
}

const ground = (hasAlpha: boolean) => (hasAlpha ? 'transparent' : 'opaque')

/**
 * Each file that markup names exists, and is of the format and the width that its address and `srcset` say. All files of
 * one picture are transparent or none is: a ground of its own would cover the wall behind a bottle.
 */
export async function findWrongFiles() {
  const named = new Map<string, string>()
  for (const { html } of markup())
    for (const [, file = '', width = ''] of html.matchAll(
      /\/(media\/[\w-]+\.(?:avif|webp|jpg|png))(?: (\d+)w)?/g,
    ))
      if (width || !named.has(file)) named.set(file, width)
  const there = new Set(builtFiles())
  const wrong: string[] = []
  const firstOf = new Map<string, { file: string; hasAlpha: boolean }>()
  for (const [file, width] of named) {
    if (!there.has(file)) {
      wrong.push(`${file} is offered and is not in dist`)
      continue
    }
    const real = await readPictureFile(file)
    const format = formats[file.split('.').at(-1) as keyof typeof formats]
    if (real.format !== format) wrong.push(`${file}: ${format} expected, ${real.format} inside`)
    if (width && real.width !== Number(width))
      wrong.push(`${file}: ${width} px stated, ${real.width} px wide`)
    const picture = file.replace(/-\d+\.\w+$/, '')
    const first = firstOf.get(picture) ?? { file, hasAlpha: real.hasAlpha }
    firstOf.set(picture, first)
    if (real.hasAlpha !== first.hasAlpha)
      wrong.push(`${file} is ${ground(real.hasAlpha)}, ${first.file} is ${ground(first.hasAlpha)}`)
  }
  return { wrong, count: named.size }
}

/** A style sheet's picture has one size for every screen and no AVIF. */
export const findPicturesInStyles = () =>
  builtFiles()
    .filter((file) => file.endsWith('.css'))
    .flatMap(
      (file) =>
        readFileSync(join(distFolder, file), 'utf8').match(/url\([^)]*\.(avif|webp|jpe?g|png)[^)]*\)/g) ?? [],
    )
