import { formerIds, type FormerIds } from './formerIds'
import { sample, type OwnerFact } from './owner'

export interface OwnerConfirmations {
  readonly artistBiographies: OwnerFact<string>
  readonly paintingRecords: OwnerFact<string>
  readonly tastingNotes: OwnerFact<string>
  readonly pictures: OwnerFact<string>
  readonly formerIds: OwnerFact<FormerIds>
  readonly spellingsToConfirm: OwnerFact<string>
}

/** What stands in other files, and the owner has to confirm or replace there; no page loads it. */
export const ownerConfirmations: OwnerConfirmations = {
  artistBiographies: sample(
    'src/content/artists.ts',
    'Reemplaza región, biografía, frase y técnicas de cada artista por las reales, con su autorización, y en src/content/artistCareers.ts su formación y sus muestras.',
  ),
  paintingRecords: sample(
    'src/content/firstBottles.ts',
    'Confirma autoría, técnica, medidas, año y texto de cada pintura con su artista, en src/content/paintingClosings.ts cómo sigue el texto, en src/content/paintingDetails.ts lo que se ve de cerca, en src/content/originals.ts si el original se vende y a cuánto y, de los vendidos, si acepta encargos, y en src/content/paintingVoices.ts lo que dice de cada obra.',
  ),
  tastingNotes: sample(
    'src/content/tastingNotes.ts',
    'Confirma con la bodega las notas de cata, y la uva y la altura del Clásico en lineFacts.ts.',
  ),
  pictures: sample(
    'src/content/media',
    'Reemplaza el arte de muestra por las pinturas y fotografías de la marca, con los mismos nombres de archivo.',
  ),
  formerIds: sample(
    formerIds,
    'Escribe en src/content/formerIds.ts las direcciones que ya imprimiste o compartiste y que hoy son otras; quita las de muestra.',
  ),
  spellingsToConfirm: sample(
    'tools/launch-check/spellingsToConfirm.ts',
    'Confirma si estos textos, publicados así, se quedan como están o pasan a su forma usual.',
  ),
}
