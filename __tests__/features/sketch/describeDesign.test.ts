import { occasions } from '../../../src/content/occasions'
import { sketchWords } from '../../../src/content/sketchWords'
import { describeDesign } from '../../../src/features/sketch/describeDesign'
import type { LabelDesign } from '../../../src/features/sketch/labelDesign'

const plain: LabelDesign = {
  occasion: 'boda',
  technique: 'acrilico',
  line: 'clasico',
  names: '',
  phrase: '',
  day: '',
  isExample: false,
}

it.each(occasions)('the sketch of $id is told by its motif, and that it is no painting', ({ id }) => {
  expect(describeDesign({ ...plain, occasion: id })).toBe(
    `Boceto, no es la obra: botella Clásico, tapa plateada. En la etiqueta, a modo de acrílico: ${sketchWords.motifs[id]}.`,
  )
})

it('before anything is chosen it is told as a pencil drawing', () => {
  expect(describeDesign({ ...plain, occasion: null, technique: null })).toBe(
    `Boceto, no es la obra: botella Clásico, tapa plateada. En la etiqueta, a lápiz: ${sketchWords.undecided}.`,
  )
})

it('what is written on it comes last, in its order', () => {
  const words = { names: ' Ana y Luis ', phrase: 'Siempre', day: '14 de febrero de 2027' }
  expect(describeDesign({ ...plain, ...words })).toMatch(
    /; «Ana y Luis», «Siempre», «14 de febrero de 2027»\.$/,
  )
})
