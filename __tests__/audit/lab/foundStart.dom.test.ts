import { forgetFound, keepFound, readFound } from '../../../src/audit/lab/state/foundStart'

const found = { local: { kind: 'value', value: '\ud800 «x»' }, session: { kind: 'nothing' } }

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

it('what was found is read again, until it is forgotten', () => {
  expect(readFound('gate')).toBeNull()
  keepFound('gate', found)
  expect(readFound('gate')).toEqual(found)
  expect(readFound('other')).toBeNull()
  expect(sessionStorage.getItem('status')).toBeNull()
  forgetFound('gate')
  expect([readFound('gate'), sessionStorage.length]).toEqual([null, 0])
})

it('what is no start is nothing', () => {
  sessionStorage.setItem('laboratorio:gate', '{')
  expect(readFound('gate')).toBeNull()
  sessionStorage.setItem('laboratorio:gate', '"x"')
  expect(readFound('gate')).toBeNull()
})

it('a storage that refuses breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  keepFound('gate', found)
  expect(readFound('gate')).toBeNull()
  forgetFound('gate')
})
