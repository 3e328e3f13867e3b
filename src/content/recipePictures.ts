import type { Cocktail, CocktailId } from './cocktails'
import type { PaintingId } from './collection'
import chuflayAncestros from './media/scenes/chuflay-ancestros.jpg'
import chuflayBoliviaMagica from './media/scenes/chuflay-bolivia-magica.jpg'
import chuflayCantaresDeMiTierra from './media/scenes/chuflay-cantares-de-mi-tierra.jpg'
import chuflayEcoEImagen from './media/scenes/chuflay-eco-e-imagen.jpg'
import chuflayTotemDeLasAlturas from './media/scenes/chuflay-totem-de-las-alturas.jpg'
import conHieloAbuelosChiquitanos from './media/scenes/con-hielo-abuelos-chiquitanos.jpg'
import conHieloAncestros from './media/scenes/con-hielo-ancestros.jpg'
import conHieloBoliviaMagica from './media/scenes/con-hielo-bolivia-magica.jpg'
import conHieloCantaresDeMiTierra from './media/scenes/con-hielo-cantares-de-mi-tierra.jpg'
import yunguenoAbuelosChiquitanos from './media/scenes/yungueno-abuelos-chiquitanos.jpg'
import yunguenoAncestros from './media/scenes/yungueno-ancestros.jpg'
import yunguenoBoliviaMagica from './media/scenes/yungueno-bolivia-magica.jpg'
import yunguenoTaypiPaseno2 from './media/scenes/yungueno-taypi-paseno-2.jpg'
import yunguenoTotemDeLasAlturas from './media/scenes/yungueno-totem-de-las-alturas.jpg'
import type { Illustration, PictureSource } from './models'
import type { Product } from './product'

/**
 * A cocktail beside a bottle of the collection: `media/scenes/<cocktail>-<painting>.jpg`. Where a bottle has none it is
 * the one in the line's own picture (cocktails.ts), or waits for its picture.
 */
export const recipePictures: Readonly<
  Record<CocktailId, Readonly<Partial<Record<PaintingId, PictureSource>>>>
> = {
  chuflay: {
    'totem-de-las-alturas': chuflayTotemDeLasAlturas,
    ancestros: chuflayAncestros,
    'cantares-de-mi-tierra': chuflayCantaresDeMiTierra,
    'bolivia-magica': chuflayBoliviaMagica,
    'eco-e-imagen': chuflayEcoEImagen,
  },
  yungueno: {
    'totem-de-las-alturas': yunguenoTotemDeLasAlturas,
    'abuelos-chiquitanos': yunguenoAbuelosChiquitanos,
    ancestros: yunguenoAncestros,
    'bolivia-magica': yunguenoBoliviaMagica,
    'taypi-paseno-2': yunguenoTaypiPaseno2,
  },
  'con-hielo': {
    'abuelos-chiquitanos': conHieloAbuelosChiquitanos,
    ancestros: conHieloAncestros,
    'cantares-de-mi-tierra': conHieloCantaresDeMiTierra,
    'bolivia-magica': conHieloBoliviaMagica,
  },
}

/** The picture for a bottle's page: with that bottle in it, or with another of its line while its own is not drawn. */
export function findCocktailImage(
  { id, images }: Cocktail,
  { line, paintingId }: Pick<Product, 'line' | 'paintingId'>,
): Illustration {
  const { source, alt } = images[line] ?? images.premium
  return { source: recipePictures[id]?.[paintingId] ?? source, alt }
}
