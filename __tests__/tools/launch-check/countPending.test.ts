import { countPending } from '../../../tools/launch-check/countPending'

const nothing = { samples: [], mistakes: [], pictures: [], missing: [], outdatedPictures: [] }

test('where nothing is left the site can be public', () => {
  expect(countPending(nothing)).toBe(0)
})

test.each(Object.keys(nothing))('with %s left alone the site cannot be public', (kind) => {
  expect(countPending({ ...nothing, [kind]: ['one', 'another'] })).toBe(2)
})
