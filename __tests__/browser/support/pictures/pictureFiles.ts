import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pictureKey, pictureName } from '../../../../tools/build/pictures/pictureRecipes'
import { builtFiles, distFolder } from '../builtSite'

/** The files the build makes of one master, e.g. `scenes/doorway.jpg`, as their addresses begin. */
export const pictureFiles = (master: string): string => {
  const file = resolve('src/content/media', master)
  return `media/${pictureName(pictureKey(file, readFileSync(file)))}-`
}

/** Bytes of the AVIF of one master that is so many pixels wide. @throws Error where the build made none. */
export const avifBytes = (master: string, width: number): number => {
  const file = `${pictureFiles(master)}${width}.avif`
  if (!builtFiles().includes(file))
    throw new Error(`dist holds no AVIF of ${master} that is ${width} px wide.`)
  return statSync(join(distFolder, file)).size
}
