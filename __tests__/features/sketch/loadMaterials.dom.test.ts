import { loadBottles } from '../../../src/features/sketch/drawBottle'
import { loadMaterials } from '../../../src/features/sketch/loadMaterials'

jest.mock('../../../src/features/sketch/lettering', () => ({ loadTypefaces: () => Promise.resolve() }))
jest.mock('../../../src/features/sketch/drawBottle', () => ({ loadBottles: jest.fn() }))

it('a bottle that did not come is asked for again, and what came is kept', async () => {
  const load = jest.mocked(loadBottles)
  load.mockRejectedValueOnce(new Error('offline'))
  await expect(loadMaterials()).rejects.toThrow('offline')
  await expect(loadMaterials()).resolves.toBeDefined()
  await loadMaterials()
  expect(load).toHaveBeenCalledTimes(2)
})
