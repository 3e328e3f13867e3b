import { confirmed } from '../../src/content/owner'
import type { ContactChannel } from '../../src/content/ownerContact'
import { allFacts, validateOwner, type AllFacts } from '../../src/content/ownerFacts'

const withFacts = (facts: Partial<AllFacts>): AllFacts => ({ ...allFacts, ...facts })

describe('how else the owner is reached', () => {
  it.each(['pedidos', 'pedidos@bohemia56', 'pedidos@bohemia56.bo ', 'a&b@c.bo', 'a@b@c.bo', 'x@.bo'])(
    'refuses the mail «%s»',
    (mail) => {
      expect(validateOwner(withFacts({ mail: confirmed(mail) }))).toEqual([
        'mail: escribe una dirección de correo completa, sin espacios ni tildes.',
      ])
    },
  )

  it.each(['pedidos@bohemia56.bo', 'Ventas.La-Paz@correo.bohemia-56.com'])('takes the mail «%s»', (mail) => {
    expect(validateOwner(withFacts({ mail: confirmed(mail) }))).toEqual([])
  })

  it('takes channels in any order, each one once, and copying among them', () => {
    const problems = (...channels: string[]) =>
      validateOwner(withFacts({ contactChannels: confirmed(channels as ContactChannel[]) }))
    expect(problems('mail', 'copy')).toEqual([])
    expect(problems('copy', 'mail', 'copy')).toEqual(['contactChannels: escribe «copy» una sola vez.'])
    expect(problems('copy', 'fax')).toEqual([
      'contactChannels: «fax» no está entre las formas: copy, share, mail, sms, call, code.',
    ])
    expect(problems('mail')).toEqual(['contactChannels: deja «copy», que funciona en cualquier dispositivo.'])
  })
})
