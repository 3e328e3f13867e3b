import { privacy } from '../../src/content/privacy'
import { claims, documentedRows, otherClaims } from '../support/privacyClaims'
import { expectSome } from '../support/expectSome'

// The promises that support/privacyClaims.ts states as facts are those of the privacy text and of the docs; that storages
// keep them: __tests__/app/privacyClaims.dom.test.tsx and the journey forgetting/storedData.

it('the privacy text says of each entry where and until when, in the words that are tested', () => {
  const said = privacy.stored.map(({ key, where, until }) => ({ key, where, until }))
  expect(said).toEqual(claims.map(({ key, where, until }) => ({ key, where, until })))
})

it('what it says of cookies and of deleting is what is tested', () => {
  expect(privacy).toMatchObject(otherClaims)
})

const rows = documentedRows()
const box = 'with "Recordar mis datos"'
const isWithBoxAlone = (when: string) => when.includes(box)
const isWithoutBoxAlone = (when: string) => when.includes('without it')

it.each(claims)(
  'docs/privacy-and-storage.md says the same of $key',
  ({ inDocs, withBox, withoutBox, ...claim }) => {
    const own = rows.filter(({ what }) => what === inDocs)
    const placesOf = (isExcluded: (when: string) => boolean) =>
      own.filter(({ when }) => !isExcluded(when)).map(({ place }) => place)
    expect({ withBox: placesOf(isWithoutBoxAlone), withoutBox: placesOf(isWithBoxAlone) }).toEqual({
      withBox,
      withoutBox,
    })
    for (const { place, until } of expectSome(own)) {
      expect(until).toContain('"Olvidar mi respuesta"')
      expect(until.includes('the tab is closed')).toBe(place === 'session')
      expect(until.includes('a newer build')).toBe(claim.until.includes('una versión nueva del sitio'))
    }
  },
)

it('docs/privacy-and-storage.md names nothing more that is stored', () => {
  const stored = rows.filter(({ place }) => place !== undefined).map(({ what }) => what)
  expect([...new Set(stored)].sort()).toEqual(claims.map(({ inDocs }) => inDocs).sort())
})
