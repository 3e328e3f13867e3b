import { runVerifier } from '../../../../tools/dossier/verifier/runVerifier'
import { usage } from '../../../../tools/dossier/verifier/known'

const verifier = {
  script: '',
  canon: {
    requirements: [],
    site: { address: '', isSampleAddress: false, pages: 0, samples: [] },
    allowed: [],
    texts: [],
    law: { law: '', readIn: '', readOn: '', sentences: [] },
    attestations: [],
  },
  printable: { singleFileMarkup: () => '', css: '' },
}

/** How it ends, and what it complains of. */
function run(...words: readonly string[]) {
  const complained: string[] = []
  jest.spyOn(console, 'log').mockImplementation(() => {})
  jest.spyOn(console, 'error').mockImplementation((line: string) => void complained.push(line))
  const exitCode = runVerifier(words, '/no/such/folder', verifier)
  jest.restoreAllMocks()
  return { exitCode, complained }
}

it.each([
  ['an unknown option', ['--raíz=aa']],
  ['an option without a value', ['--raiz=']],
  ['a signature without a certificate', ['--firma=sello.firma']],
  ['a time stamp without an authority', ['--fecha=sello.tsr']],
  ['two folders', ['a', 'b']],
])('%s is answered with the usage, one sentence', (_, words) => {
  expect(run(...words)).toEqual({ exitCode: 1, complained: [usage] })
})

it('a folder that is no dossier is answered with the file that is missing', () => {
  expect(run()).toEqual({ exitCode: 1, complained: ['Falta manifiesto.json.'] })
  expect(run('/no/other/folder')).toEqual({ exitCode: 1, complained: ['Falta manifiesto.json.'] })
})
