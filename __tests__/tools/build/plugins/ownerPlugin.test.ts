import { expect, it, jest } from '@jest/globals'
import type { Compiler } from 'webpack'
import { ownerPlugin } from '../../../../tools/build/plugins/ownerPlugin'

jest.mock('../../../../src/content/ownerFacts', () => ({
  allFacts: {},
  validateOwner: () => ['phone: falta.'],
  listSamples: () => ['phone', 'video'],
}))

class WebpackError extends Error {}

it('a wrong fact is an error, which stops the build; what is a sample is a warning', () => {
  const [errors, warnings]: Error[][] = [[], []]
  const thisCompilation = { tap: (_name: string, add: (lists: object) => void) => add({ errors, warnings }) }
  ownerPlugin({ webpack: { WebpackError }, hooks: { thisCompilation } } as unknown as Compiler)
  expect(errors?.map(({ message }) => message)).toEqual(['phone: falta.'])
  expect(warnings?.map(({ message }) => message)).toEqual([
    'Datos del dueño que aún son de muestra: 2 (npm run launch:check)',
  ])
})
