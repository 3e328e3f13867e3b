import { abuelosChiquitanos } from './abuelos-chiquitanos'
import { ancestros } from './ancestros'
import { boliviaMagica } from './bolivia-magica'
import { cantaresDeMiTierra } from './cantares-de-mi-tierra'
import { ecoEImagen } from './eco-e-imagen'
import { eventAniversario } from './event-aniversario'
import { eventBautizo } from './event-bautizo'
import { eventBoda } from './event-boda'
import { eventBodaCampo } from './event-boda-campo'
import { eventBodasDeOro } from './event-bodas-de-oro'
import { eventEleccion } from './event-eleccion'
import { eventGraduacion } from './event-graduacion'
import { eventQuince } from './event-quince'
import { mision } from './mision'
import type { Painted } from './painted'
import { taypiPaseno2 } from './taypi-paseno-2'
import { techniqueAcrilico } from './technique-acrilico'
import { techniqueMixta } from './technique-mixta'
import { techniqueOleo } from './technique-oleo'
import { techniquePastel } from './technique-pastel'
import { totemDeLasAlturas } from './totem-de-las-alturas'
import { vision } from './vision'

/** By the folder of `src/content/media` they are kept in, and their file's name without `.jpg`. */
const byFolder: Readonly<Record<string, Readonly<Record<string, Painted>>>> = {
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
  techniques: {
    acrilico: techniqueAcrilico,
    mixta: techniqueMixta,
    oleo: techniqueOleo,
    pastel: techniquePastel,
  },
}

/** Every picture of the painter, by the name `npm run pictures` knows it. */
export const paintings: ReadonlyMap<string, Painted & { readonly file: string }> = new Map(
  Object.entries(byFolder).flatMap(([folder, pictures]) =>
    Object.entries(pictures).map(([name, painted]) => [
      `${folder}/${name}`,
      { ...painted, file: `src/content/media/${folder}/${name}.jpg` },
    ]),
  ),
)
