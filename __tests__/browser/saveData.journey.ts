import { expect, test } from './support/visitor'

const libraries = /\/assets\/(react|library|carousel)\./

for (const saves of [true, false])
  test(`the gate loads ${saves ? 'no libraries' : 'the libraries'} in advance where data is ${saves ? '' : 'not '}saved`, async ({
    visitor,
  }) => {
    const { page } = visitor
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setDataSaverOverride' as never, { dataSaverEnabled: saves } as never)
    await visitor.open('/')
    await visitor.isAsked()
    await page.waitForLoadState('networkidle')
    expect(visitor.requests.some((address) => libraries.test(address))).toBe(!saves)
    await visitor.enter()
    expect(visitor.requests.some((address) => libraries.test(address))).toBe(true)
  })
