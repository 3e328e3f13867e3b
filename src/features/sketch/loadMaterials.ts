import { loadBottles } from './drawBottle'
import { loadTypefaces } from './lettering'

let coming: Promise<unknown> | undefined

/** Waits for what the sketch is drawn with, typefaces and bottles. @throws Error where a bottle does not come; asked again, it tries again */
export const loadMaterials = () =>
  (coming ??= Promise.all([loadTypefaces(), loadBottles()]).catch((error: unknown) => {
    coming = undefined
    throw error
  }))
