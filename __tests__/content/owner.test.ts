import { artists } from '../../src/content/artists'
import { footer } from '../../src/content/navigation'
import { confirmed, owner, sample } from '../../src/content/owner'
import { allFacts, listSamples, validateOwner, type AllFacts } from '../../src/content/ownerFacts'
import { spellingsToConfirm } from '../../tools/launch-check/spellingsToConfirm'
import { socialLinks } from '../../src/content/social'
import { allTexts } from './allContent'
import { expectSome } from '../support/expectSome'

const withFacts = (facts: Partial<AllFacts>): AllFacts => ({ ...allFacts, ...facts })

describe("the owner's facts", () => {
  it('what ships today works', () => {
    expect(validateOwner(allFacts)).toEqual([])
  })

  it.each(['+59170000056', '591 7000', '7000', '', '1234567890123456'])('refuses the phone «%s»', (phone) => {
    expect(validateOwner(withFacts({ phone: confirmed(phone) }))).toContain(
      'phone: escribe entre 8 y 15 cifras, sin «+» ni espacios.',
    )
  })

  it.each(['http://bohemia56.bo', 'https://bohemia56.bo/', 'bohemia56.bo', ''])(
    'refuses the address «%s»',
    (url) => {
      expect(validateOwner(withFacts({ canonicalUrl: confirmed(url) }))).toContain(
        'canonicalUrl: escribe una dirección https sin barra final.',
      )
    },
  )

  it.each([0, 49, 5001, 700.5, NaN])('refuses a bottle of %s ml', (volume) => {
    expect(validateOwner(withFacts({ bottleVolumeMl: confirmed(volume) }))).toEqual([
      'bottleVolumeMl: escribe los mililitros como número entero entre 50 y 5000.',
    ])
  })

  it.each([[[12, 8]], [[7.5, 10]], [[8, 31]], [[-21, 8]]] as const)(
    'refuses a serving temperature of %j',
    (range) => {
      expect(validateOwner(withFacts({ servingTemperature: confirmed(range) }))).toEqual([
        'servingTemperature: escribe dos temperaturas en °C, enteras, de -20 a 30 y en orden.',
      ])
    },
  )

  it.each([[[-20, 30]], [[10, 10]], [null]] as const)('takes a serving temperature of %j', (range) => {
    expect(validateOwner(withFacts({ servingTemperature: confirmed(range) }))).toEqual([])
  })

  it.each([1899, 2027, 2016.5])('refuses a brand that began in %s', (year) => {
    expect(validateOwner(withFacts({ foundedYear: confirmed(year) }))).toEqual([
      'foundedYear: escribe un año entre 1900 y 2026.',
    ])
  })

  it('takes the prices of events as a whole, or none', () => {
    expect(validateOwner(withFacts({ eventPrices: confirmed(null) }))).toEqual([])
    const prices = allFacts.eventPrices.value!
    expect(validateOwner(withFacts({ eventPrices: confirmed({ ...prices, deliveryWeeks: 0 }) }))).toEqual([
      'eventPrices: escribe semanas enteras, de 1 a 52.',
    ])
  })

  it('refuses a social profile that is not https', () => {
    const socials = { ...owner.socials, tiktok: confirmed('@bohemia56') }
    expect(validateOwner(withFacts({ socials }))).toEqual([
      'socials.tiktok: escribe una dirección que empiece con https://.',
    ])
  })

  it('takes a YouTube id of 11 characters and nothing else', () => {
    const video = (id: string) => validateOwner(withFacts({ video: confirmed({ kind: 'youtube', id }) }))
    expect(video('abc_DEF-123')).toEqual([])
    expect(video('https://youtu.be/abc_DEF-123')).toEqual([
      'video: el id de YouTube tiene 11 caracteres entre letras, cifras, «-» y «_».',
    ])
  })

  it('takes whole figures and months in order', () => {
    const { value } = owner.making
    const making = { ...value, grapeKilos: 0, months: { ...value.months, rest: [10, 5] as const } }
    expect(validateOwner(withFacts({ making: confirmed(making) }))).toEqual([
      'making.grapeKilos: escribe un número entero mayor que cero.',
      'making.months.rest: escribe dos meses del 1 al 12, en orden.',
    ])
  })

  it('refuses an empty name', () => {
    const artistNames = { ...owner.artistNames, 'artista-de-los-llanos': confirmed('  ') }
    expect(validateOwner(withFacts({ artistNames }))).toEqual([
      'artistNames.artista-de-los-llanos: no puede quedar vacío.',
    ])
  })
})

describe('the launch check', () => {
  it('lists every sample, and nothing confirmed', () => {
    const note = 'Escribe el tuyo.'
    const keys = listSamples(
      withFacts({
        phone: sample('59170000056', note),
        mail: confirmed('pedidos@bohemia56.bo'),
        socials: { ...owner.socials, spotify: sample('https://open.spotify.com/x', note) },
      }),
    )
    expect(keys).toContainEqual({ key: 'phone', note })
    expect(keys).toContainEqual({ key: 'socials.spotify', note })
    expect(keys.map(({ key }) => key)).not.toContain('mail')
    expect(sample('x', note)).toEqual({ value: 'x', sample: true, note })
  })

  it('says what to do, in a sentence', () => {
    const phone = sample('59170000056', 'Escribe tu número de teléfono.')
    for (const { note } of expectSome(listSamples(withFacts({ phone }))))
      expect(note).toMatch(/^[A-Z¿].{20,}/)
  })

  it('asks about every odd spelling, and each one is really shown', () => {
    const texts = allTexts().map(({ text }) => text)
    for (const { text } of expectSome(spellingsToConfirm)) expect(texts).toContain(text)
  })
})

describe('where the facts are shown', () => {
  it("artists, profiles and copyright take the owner's values", () => {
    expect(artists.map(({ id, name }) => [id, name])).toEqual(
      Object.entries(owner.artistNames).map(([id, { value }]) => [id, value]),
    )
    expect(socialLinks.map(({ name }) => name)).toEqual([
      'Facebook',
      'Instagram',
      'TikTok',
      'YouTube',
      'Spotify',
    ])
    for (const { icon, href } of expectSome(socialLinks)) expect(href).toBe(owner.socials[icon].value)
    expect(footer.copyright).toContain(`© ${owner.copyrightYear.value} Bohemia 56`)
  })
})
