import { compareKnown } from '../../../../tools/dossier/verifier/compareKnown'
import type { Seals } from '../../../../tools/dossier/verifier/checkSeals'

const [root, seal, other] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string]
const seals = { root, seal } as Seals

test.each([
  ['neither', {}, []],
  ['both, as they are', { raiz: root, sello: seal }, []],
  ['another root', { raiz: other, sello: seal }, ['La huella raíz']],
  ['another seal', { raiz: root, sello: other }, ['El sello']],
  ['another seal alone', { sello: other }, ['El sello']],
  ['both others', { raiz: other, sello: other }, ['La huella raíz', 'El sello']],
])('who knows %s is told what differs', (_, known, differences) => {
  expect(compareKnown(known, seals).map((sentence) => sentence.split(' es otr')[0])).toEqual(differences)
})
