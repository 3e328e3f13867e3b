import { findArtist } from '../../src/content/artists'
import {
  artistGreeting,
  artistMessage,
  chatNotice,
  floatingGreeting,
  orderGreeting,
  previewLabel,
  productMessage,
} from '../../src/content/messages'
import { paintings } from '../../src/content/paintings'
import { products } from '../../src/content/products'
import { whatsappLink } from '../../src/shared/whatsapp'
import { expectSome } from '../support/expectSome'

describe('what the visitor sends by WhatsApp', () => {
  it('the floating button greets and asks for more information', () => {
    expect(floatingGreeting()).toBe('¡Hola, Bohemia 56! Quisiera más información, por favor.')
    expect(orderGreeting()).toMatch(/^¡Hola, Bohemia 56! .*pedido.*más información\?$/)
  })

  it('before it is sent, the visitor is told what will happen', () => {
    expect(chatNotice).toMatch(/^Abrimos un chat .*no se cobra ni se piden datos de pago\.$/)
    expect(previewLabel).toBe('Tu mensaje, tal como se enviará')
  })

  it.each(products)('the order of $id names the brand, the bottle and the painting', (product) => {
    const emoji = product.id.includes('clasico') ? '💎' : '⭐'
    expect(productMessage(product)).toBe(
      `¡Hola, Bohemia 56! ${emoji} Me interesa el ${product.title} con la pintura «${product.namePainting}». ¿Me dan más información?`,
    )
  })

  it.each(paintings)('a visitor can write to the artist of $title', (painting) => {
    const artist = findArtist(painting.artistId)
    const text = artistMessage(painting, artist)
    expect(text).toContain(`«${painting.title}» de ${artist.name}`)
    expect(text).toContain(`contactarme con ${artist.calledBy}.`)
    expect(artistGreeting(artist)).toContain(artist.name)
  })

  it('every message is read unchanged from an address', () => {
    for (const product of expectSome(products)) {
      const { searchParams } = new URL(whatsappLink(productMessage(product)))
      expect(searchParams.get('text')).toBe(productMessage(product))
    }
  })
})
