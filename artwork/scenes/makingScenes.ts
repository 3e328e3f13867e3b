import { capMetal, findBottle } from '../bottles/bottles'
import type { Scene } from './scene'

const step = (
  name: string,
  module: string,
  more: Pick<Scene, 'args' | 'labels' | 'pictures'> = {},
): Scene => ({
  name,
  file: `../making/${name}`,
  module: `making.${module}`,
  size: { width: 720, height: 900 },
  samples: 16,
  ...more,
})

const finished = findBottle('eco-e-imagen')
const next = findBottle('bolivia-magica')

/** How one bottle is made, in five pictures of one light, and the about page's first: src/content/story.ts. */
export const makingScenes: readonly Scene[] = [
  step('uva', 'harvest'),
  step('alambique', 'distilling'),
  step('reposo', 'resting'),
  step('cuadro', 'painting', { pictures: { painting: next.painting } }),
  step('etiqueta', 'labelling', {
    args: { cap1: capMetal(finished.line), cap2: capMetal(next.line) },
    labels: { label1: finished, label2: next },
  }),
  {
    name: 'aprendiz',
    file: '../story/aprendiz',
    module: 'making.apprentice',
    size: { width: 774, height: 860 },
    samples: 5,
  },
]
