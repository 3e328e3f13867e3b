import { abuelosChiquitanos } from './collection/abuelos-chiquitanos/painting'
import { ancestros } from './collection/ancestros/painting'
import { boliviaMagica } from './collection/bolivia-magica/painting'
import { cantaresDeMiTierra } from './collection/cantares-de-mi-tierra/painting'
import { ecoEImagen } from './collection/eco-e-imagen/painting'
import { eventAniversario } from './events/aniversario/painting'
import { eventBautizo } from './events/bautizo/painting'
import { eventBoda } from './events/boda/painting'
import { eventBodaCampo } from './events/boda-campo/painting'
import { eventBodasDeOro } from './events/bodas-de-oro/painting'
import { eventEleccion } from './events/eleccion/painting'
import { eventGraduacion } from './events/graduacion/painting'
import { eventQuince } from './events/quince/painting'
import { mision } from './story/mision/painting'
import type { Painting } from './painting'
import { taypiPaseno2 } from './collection/taypi-paseno-2/painting'
import { totemDeLasAlturas } from './collection/totem-de-las-alturas/painting'
import { vision } from './story/vision/painting'

/** By the folder of `src/content/media` they are kept in, and their file's name without `.jpg`. */
const byFolder: Readonly<Record<string, Readonly<Record<string, Painting>>>> = {
  paintings: {
    'abuelos-chiquitanos': abuelosChiquitanos,
    ancestros,
    'bolivia-magica': boliviaMagica,
    'cantares-de-mi-tierra': cantaresDeMiTierra,
    'eco-e-imagen': ecoEImagen,
    'taypi-paseno-2': taypiPaseno2,
    'totem-de-las-alturas': totemDeLasAlturas,
  },
  events: {
    'painting-aniversario': eventAniversario,
    'painting-bautizo': eventBautizo,
    'painting-boda': eventBoda,
    'painting-boda-campo': eventBodaCampo,
    'painting-bodas-de-oro': eventBodasDeOro,
    'painting-eleccion': eventEleccion,
    'painting-graduacion': eventGraduacion,
    'painting-quince': eventQuince,
  },
  story: { mision, vision },
}

export interface PaintingMaster extends Painting {
  readonly file: string
}

/** Every painting, by its folder and name: `paintings/ancestros`. */
export const paintings: ReadonlyMap<string, PaintingMaster> = new Map(
  Object.entries(byFolder).flatMap(([folder, named]) =>
    Object.entries(named).map(([name, painting]) => [
      `${folder}/${name}`,
      { ...painting, file: `src/content/media/${folder}/${name}.jpg` },
    ]),
  ),
)
