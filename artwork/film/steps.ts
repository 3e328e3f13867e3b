import '../../tools/build/nodeAssets'
import { story } from '../../src/content/story'
import type { timeline } from './timeline'

export interface FilmStep {
  readonly id: keyof typeof timeline
  readonly name: string
  readonly note: string
  /** The master in `src/content/media/making`. */
  readonly picture: string
  /** Height of what matters in the picture, where it has to be cropped (0 top, 1 bottom). */
  readonly focus: number
}

const [grapes, still, rest, painting, label] = story.making.steps

/** The five steps of the about page, each in the words that stand beside its picture. */
export const filmSteps = [
  {
    id: 'grapes',
    name: grapes.name,
    note: 'Moscatel de Alejandría, de valles altos',
    picture: 'uva',
    focus: 0.35,
  },
  {
    id: 'still',
    name: still.name,
    note: 'Del cobre se guarda solo el corazón',
    picture: 'alambique',
    focus: 0.75,
  },
  { id: 'rest', name: rest.name, note: 'En vidrio, sin madera que lo tiña', picture: 'reposo', focus: 0.25 },
  {
    id: 'painting',
    name: painting.name,
    note: 'Una obra entera, pintada a mano',
    picture: 'cuadro',
    focus: 0.3,
  },
  { id: 'label', name: label.name, note: 'La pintura viste el vidrio', picture: 'etiqueta', focus: 0.25 },
] as const satisfies readonly FilmStep[]

/** The painting on the easel and on the label of the two last pictures. */
export const filmPainting = 'bolivia-magica'
