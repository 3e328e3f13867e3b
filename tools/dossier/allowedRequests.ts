import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Evidence } from '../../src/audit/dossier/evidence/evidence'
import { pictureKey, pictureName } from '../build/pictures/pictureRecipes'

const doorway = resolve('src/content/media/scenes/doorway.jpg')

/** All that the gate may ask for before SÍ. */
export const allowedRequests = (): Evidence['requests']['allowed'] => [
  { pattern: '^/assets/(runtime|main)\\.\\w+\\.js$', what: 'El guion de la puerta' },
  { pattern: '^/assets/(react|library|carousel)\\.\\w+\\.js$', what: 'Bibliotecas, sin palabras nuestras' },
  { pattern: '^/assets/(archivo|imbue|piazzolla-italic)\\.\\w+\\.woff2$', what: 'Letras' },
  { pattern: '^/assets/awayo-strip\\.\\w+\\.svg$', what: 'La franja de awayo' },
  {
    pattern: `^/media/${pictureName(pictureKey(doorway, readFileSync(doorway)))}-\\d+\\.(avif|webp|jpg)$`,
    what: 'La imagen de la puerta',
  },
  {
    pattern: '^/(favicon\\.(svg|ico)|manifest\\.webmanifest|icons/[\\w-]+\\.png)$',
    what: 'Iconos y nombre del sitio',
  },
]
