import { screen, within } from '@testing-library/react'
import { forwardNotice, identityNotice } from '../../../src/content/legal'
import { chatNotice, floatingGreeting } from '../../../src/content/messages'
import { owner } from '../../../src/content/owner'
import { personalised } from '../../../src/content/personalised'
import { quote as copy } from '../../../src/content/quote'
import '../../../src/pages/personalised-bottles/PersonalisedBottlesPage'
import { openBottles, section } from './support/openBottles'

// The film's files; an empty address would make React complain.
jest.mock('../../support/emptyModule', () => ({ __esModule: true, default: '/media/film' }))

// A busy computer needs more than 5 s for a whole page.
const quoteLinks = () =>
  screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Pedir cotización por WhatsApp/ })

const quoteLink = () => quoteLinks()[0]!

const quoteText = () => new URL(quoteLink().href).searchParams.get('text')

/** The question that each key of the address answers. */
const legends = {
  ocasion: '¿Qué celebras?',
  tamano: 'Tamaño del cuadro',
  tecnica: 'Técnica del cuadro',
  botella: 'Tu botella',
}

describe('the quote', () => {
  it('goes from 40x30 cm to 60x80 cm', async () => {
    await openBottles()
    expect(section('Pide tu cotización')).toHaveTextContent(personalised.sizes.sentence)
  })

  it('comes on a stretcher with a neutral frame, to the owner’s cities', async () => {
    await openBottles()
    expect(section('Así lo recibes')).toHaveTextContent(/montado en bastidor.*marco de color neutro/)
    expect(section('Así lo recibes')).toHaveTextContent(`Lo llevamos a ${owner.delivery.area.value}.`)
  })

  it('asks for more information before a size is chosen', async () => {
    await openBottles()
    for (const name of ['40x30 cm', '50x60 cm', '60x80 cm']) {
      expect(screen.getByRole('button', { name, pressed: false })).toBeVisible()
    }
    expect(quoteText()).toBe(
      '¡Hola, Bohemia 56! Quisiera cotizar una botella personalizada. ¿Me dan más información?',
    )
    expect(quoteLink()).toHaveAttribute('target', '_blank')
    expect(quoteLink()).toHaveAttribute('rel', 'noopener noreferrer')
    expect(quoteLink().href).toContain('https://api.whatsapp.com/send?phone=')
  })

  it('carries the chosen size, which hangs on the wall and is announced', async () => {
    const { user } = await openBottles()
    await user.click(screen.getByRole('button', { name: '50x60 cm' }))
    expect(screen.getByRole('button', { name: '50x60 cm', pressed: true })).toBeVisible()
    expect(screen.getByRole('img', { name: /^Una obra de ejemplo, a escala.*: 50x60 cm/ })).toBeVisible()
    expect(screen.getByText(/: 50x60 cm\. La medida que elijas va en tu mensaje/)).toHaveAttribute(
      'role',
      'status',
    )
    expect(quoteText()).toContain('botella personalizada: cuadro de 50x60 cm.')

    await user.click(screen.getByRole('button', { name: '40x30 cm' }))
    expect(screen.getByRole('button', { name: '50x60 cm', pressed: false })).toBeVisible()
    expect(quoteText()).toContain('cuadro de 40x30 cm')
  })

  it('has the same message behind every link of the same name', async () => {
    const { user } = await openBottles()
    await user.click(screen.getByRole('radio', { name: 'Una boda' }))
    expect(quoteLinks().length).toBeGreaterThan(1)
    expect([...new Set(quoteLinks().map(({ href }) => new URL(href).searchParams.get('text')))]).toEqual([
      screen.getByRole('blockquote').textContent,
    ])
  })

  it('forgets the size when it is pressed again', async () => {
    const { user } = await openBottles()
    await user.click(screen.getByRole('button', { name: '60x80 cm' }))
    await user.click(screen.getByRole('button', { name: '60x80 cm' }))
    expect(screen.getByText(/: 40x30 cm\. La medida que elijas va en tu mensaje/)).toBeVisible()
    expect(quoteText()).not.toContain('cuadro de')
  })

  it('shows its message after every choice and every field', async () => {
    const { main } = await openBottles()
    const isBeforeMessage = (element: Element) =>
      element.compareDocumentPosition(screen.getByRole('blockquote')) & Node.DOCUMENT_POSITION_FOLLOWING
    const asked = [...main.querySelectorAll('fieldset, input, textarea')]
    expect(asked).toHaveLength(4 + 12 + 5)
    expect(asked.filter((each) => !isBeforeMessage(each))).toEqual([])
  })

  it('asks not to share with minors where something is shared, and nowhere else on the page', async () => {
    const { main } = await openBottles()
    const notices = within(main).getAllByText(forwardNotice)
    expect(notices.map((notice) => notice.parentElement?.querySelector('.sketch-share, .text-link'))).toEqual(
      [expect.any(Element), expect.any(Element)],
    )
  })

  it('loses every choice with one button', async () => {
    const { user } = await openBottles('?ocasion=boda&tecnica=oleo&botella=clasico&tamano=50x60')
    await user.click(screen.getByRole('button', { name: copy.clear }))
    expect(quoteText()).toBe(
      '¡Hola, Bohemia 56! Quisiera cotizar una botella personalizada. ¿Me dan más información?',
    )
  })

  it('is asked for in four steps, and the page says what happens', async () => {
    await openBottles()
    expect(within(section('Así trabajamos')).getAllByRole('heading', { level: 3 })).toHaveLength(4)
    const quote = section('Pide tu cotización')
    expect(quote).toHaveTextContent(chatNotice)
    expect(quote).toHaveTextContent(identityNotice)
    expect(quote).toHaveTextContent(forwardNotice)
  })
})

describe('the plain contact link', () => {
  it('remains, and greets without any choice', async () => {
    const { user } = await openBottles()
    await user.click(screen.getByRole('button', { name: '50x60 cm' }))
    const plain = within(section('Así trabajamos')).getByRole<HTMLAnchorElement>('link', {
      name: /^Escríbenos por WhatsApp/,
    })
    expect(new URL(plain.href).searchParams.get('text')).toBe(floatingGreeting())
  })
})

it.each(Object.entries(legends))(
  'says by the question of «%s», and by no other, that the link asked for something unknown',
  async (key, legend) => {
    await openBottles(`?${key}=nada`)
    const questions = within(screen.getByRole('main')).getAllByRole('group')
    const marked = questions.filter((question) => within(question).queryByText(/una opción que no tenemos/))
    expect(marked.map((question) => question.querySelector('legend')?.textContent)).toEqual([legend])
  },
)
