import type { Evidence } from '../evidence/evidence'
import { met, missing, notMet, type Finding } from './finding'

/** Every picture of the built site comes from a line of the inventory, and every line says what the picture shows. */
export function judgePictures({ pictures: { pictures, unlisted } }: Evidence): Finding {
  if (pictures.length === 0) return missing('Imágenes: nadie las inventarió.')
  const undescribed = pictures.filter(({ alt }) => alt.trim() === '').map(({ file }) => file)
  if (unlisted.length > 0) return notMet(`Imágenes: el inventario no nombra ${unlisted.join(', ')}.`)
  if (undescribed.length > 0) return notMet(`Imágenes: falta decir qué muestra ${undescribed.join(', ')}.`)
  const published = pictures.reduce((sum, picture) => sum + picture.published, 0)
  return met(
    `Imágenes: ${pictures.length} en el inventario, cada una con su huella y con lo que muestra; de ellas salen los ${published} archivos de imagen y video del sitio.`,
  )
}
