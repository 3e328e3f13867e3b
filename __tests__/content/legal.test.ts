import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorPage } from '../../src/content/errors'
import { gate } from '../../src/content/legal'
import { privacy } from '../../src/content/privacy'

describe('the law and the gate', () => {
  it('a visitor who said no is never invited to try again', () => {
    expect(`${gate.rejection} ${gate.rejectionDetail}`).not.toMatch(/vuelve|intenta|regresa|de nuevo/i)
  })

  it('the privacy panel names everything the site keeps, and says that age is not verified', () => {
    expect(privacy.stored.map(({ key }) => key)).toEqual([
      'status',
      'react-router-scroll-positions',
      'botellas',
      'visitado-…',
    ])
    expect(privacy.ageNotice).toMatch(/no la verifica/)
    expect(privacy.deletion).toContain(gate.forget)
  })

  const importsOf = (name: string) => {
    const code = readFileSync(join(__dirname, `../../src/content/${name}.ts`), 'utf8')
    return [...code.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path = '']) => path)
  }
  const isForeign = (path: string) =>
    !/^(\.\/(constants|legal|storageKeys|gateScriptTexts)|\.\.\/styles\/breakpoints)$/.test(path)

  it.each(['legal', 'errors', 'constants', 'privacy', 'storageKeys', 'gateScriptTexts'])(
    '%s ships with the gate and knows nothing of the catalogue',
    (name) => {
      const foreign = importsOf(name).filter(isForeign)
      expect(foreign).toEqual([])
    },
  )

  it('what knows the catalogue is seen by its imports', () => {
    expect(importsOf('products').filter(isForeign)).toContain('./collection')
  })
})

describe('the error screens', () => {
  it('offer to try again, and the way home', () => {
    expect([errorPage.retry, errorPage.home]).toEqual(['Reintentar', 'Ir al inicio'])
  })
})
