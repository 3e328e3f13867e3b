import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pictureFiles } from './pictureFiles'
import { subjects } from './subjects'

/** A picture that fills its box, as the page draws it; lengths in px of the window. */
interface FilledBox {
  /** Path of the file the browser took. */
  readonly file: string
  /** Width divided by height of the file. */
  readonly ratio: number
  /** Computed `object-position`. */
  readonly position: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Runs in the page. */
export const readFilledBox = (image: HTMLImageElement): FilledBox => {
  const { left, right, top, bottom } = image.getBoundingClientRect()
  return {
    file: new URL(image.currentSrc).pathname,
    ratio: image.naturalWidth / image.naturalHeight,
    position: getComputedStyle(image).objectPosition,
    ...{ left, right, top, bottom },
  }
}

let masters: ReadonlyMap<string, string> | undefined

/** The master of a built file, relative to src/content/media. */
const masterOf = (file: string) => {
  masters ??= new Map(
    readdirSync(resolve('src/content/media'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(jpg|png|webp)$/.test(path))
      .map((path) => path.replaceAll('\\', '/'))
      .map((path) => [`/${pictureFiles(path)}`, path]),
  )
  return masters.get(file.replace(/(?<=-)\d+\.\w+$/, ''))
}

/** @throws Error where `subjects.ts` does not say what the picture shows */
const subjectsIn = (file: string) => {
  const master = masterOf(file)
  const found = Object.entries(subjects).find(([beginning]) => master?.startsWith(beginning))
  if (!found) throw new Error(`support/pictures/subjects.ts does not say what ${master ?? file} shows.`)
  return found[1]
}

/** `66%`, or the larger of two: `max(-210px, 100%)`. */
const toOffset = (position: string, room: number) =>
  Math.max(
    ...[...position.matchAll(/(-?[\d.]+)(px|%)/g)].map(([, value, unit]) =>
      unit === '%' ? (room * Number(value)) / 100 : Number(value),
    ),
  )

/** Where the picture's subjects are in the window, and at which sides its box cuts them off. */
export const subjectBoxes = ({ file, ratio, position, ...box }: FilledBox) => {
  const [, across = '', down = ''] = /^(\S+) (.+)$/.exec(position) ?? []
  const width = Math.max(box.right - box.left, (box.bottom - box.top) * ratio)
  const height = width / ratio
  const left = box.left + toOffset(across, box.right - box.left - width)
  const top = box.top + toOffset(down, box.bottom - box.top - height)
  return subjectsIn(file).map(([what, fromLeft, fromTop, toRight, toBottom]) => {
    const whole = {
      left: left + width * fromLeft,
      right: left + width * toRight,
      top: top + height * fromTop,
      bottom: top + height * toBottom,
    }
    return {
      what,
      left: Math.max(box.left, whole.left),
      right: Math.min(box.right, whole.right),
      top: Math.max(box.top, whole.top),
      bottom: Math.min(box.bottom, whole.bottom),
      isCut: {
        left: whole.left < box.left - 1,
        right: whole.right > box.right + 1,
        top: whole.top < box.top - 1,
        bottom: whole.bottom > box.bottom + 1,
      },
    }
  })
}
