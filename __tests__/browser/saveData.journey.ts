import { waitUntilIdle } from '../../tools/dossier/chromium/waitUntilIdle'
import { expectSome } from '../support/expectSome'
import { expect, test } from './support/visitor'

const hasLibraries = (addresses: readonly string[]) =>
  expectSome(addresses).some((address) => /\/assets\/(react|library|carousel)\./.test(address))

for (const saves of [true, false])
  test(`the gate loads ${saves ? 'no libraries' : 'the libraries'} in advance where data is ${saves ? '' : 'not '}saved`, async ({
    visitor,
  }) => {
    const { page } = visitor
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setDataSaverOverride' as never, { dataSaverEnabled: saves } as never)
    await visitor.open('/')
    await visitor.waitForQuestion()
    await page.waitForLoadState('networkidle')
    await waitUntilIdle(page)
    await expect.poll(() => hasLibraries(visitor.requests)).toBe(!saves)
    await visitor.enter()
    expect(hasLibraries(visitor.requests)).toBe(true)
  })
