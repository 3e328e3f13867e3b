import { download } from '../../../src/audit/lab/state/download'

it('the address of a saved file is given back after the click', () => {
  jest.useFakeTimers()
  const given = jest.fn()
  Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: given })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  download('registro.jsonl', new Blob(['{}']))
  jest.runAllTimers()
  jest.useRealTimers()
  expect(given.mock.calls).toEqual([['blob:saved']])
})
