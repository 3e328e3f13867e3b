import { redirectToGate, restoreRequestedAddress } from '../../../src/features/gate/requestedAddress'

const at = (address: string) => window.history.replaceState(null, '', address)
const address = () => window.location.pathname + window.location.search + window.location.hash

it('a shared link is kept whole while the gate stands at /, and given back once', () => {
  at('/pinturas?artista=x#pared')
  redirectToGate()
  expect(address()).toBe('/')
  restoreRequestedAddress()
  expect(address()).toBe('/pinturas?artista=x#pared')
  at('/nosotros')
  restoreRequestedAddress()
  expect(address()).toBe('/nosotros')
})

it('the gate’s own address is not kept: the address requested before it stays', () => {
  at('/nosotros')
  redirectToGate()
  at('/?de=feria')
  redirectToGate()
  expect(address()).toBe('/?de=feria')
  restoreRequestedAddress()
  expect(address()).toBe('/nosotros')
})

it('leaves no entry in the history, and no state', () => {
  at('/nosotros')
  const { length } = window.history
  redirectToGate()
  restoreRequestedAddress()
  expect([window.history.length, window.history.state]).toEqual([length, null])
})

it('without a requested address the history stays as it is', () => {
  window.history.replaceState({ scroll: 1 }, '', '/nosotros')
  restoreRequestedAddress()
  expect([address(), window.history.state]).toEqual(['/nosotros', { scroll: 1 }])
})
