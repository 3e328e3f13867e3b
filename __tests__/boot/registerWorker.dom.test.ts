const register = jest.fn<Promise<string>, [string]>().mockResolvedValue('registered')

beforeEach(() => {
  register.mockClear()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } })
})

afterEach(() => {
  delete process.env.BOHEMIA_WORKER
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** The module as a build with this switch has it. */
const builtWith = async (value?: 'off') => {
  if (value) process.env.BOHEMIA_WORKER = value
  jest.resetModules()
  return import('../../src/boot/registerWorker')
}

it('registers the worker at its one address', async () => {
  const { registerWorker } = await builtWith()
  await expect(registerWorker()).resolves.toBe('registered')
  expect(register).toHaveBeenCalledWith('/sin-conexion.js')
})

it('in a build without the worker registers none', async () => {
  const { registerWorker } = await builtWith('off')
  await expect(registerWorker()).rejects.toThrow('BOHEMIA_WORKER=off')
  expect(register).not.toHaveBeenCalled()
})

export {}
