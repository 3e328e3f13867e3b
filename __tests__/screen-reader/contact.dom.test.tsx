import { fireEvent, screen, waitFor } from '@testing-library/react'
import { contact } from '../../src/content/contact'
import * as links from '../../src/features/contact/messageLinks'
import {
  findDialog,
  lendClipboard,
  lendShare,
  notice,
  openChannels,
  pressChat,
  renderChannels,
  takeBack,
  widen,
} from '../features/contact/support/renderChannels'
import { offerChannels, setPhone } from '../support/ownerFixtures'
import { copyOf } from './support/copyOf'
import { expectReviewedTranscript } from './support/review'

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const isSaid = (sentence: string) =>
  waitFor(() => expect(document.querySelector('dialog [role="status"]')).toHaveTextContent(sentence))

/** A wide window with the owner's number, on a device with a share menu. */
async function openAllWays() {
  setPhone('confirmed')
  lendShare(jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')))
  widen()
  renderChannels()
  await openChannels()
}

beforeEach(() => void offerChannels())
afterEach(() => {
  takeBack()
  document.body.replaceChildren()
})

it('the notice after the chat was opened', async () => {
  renderChannels()
  await pressChat()
  await expectReviewedTranscript('aviso-whatsapp', copyOf(notice()!.parentElement!))
})

it('every other way to send a message', async () => {
  await openAllWays()
  await screen.findByRole('img', { name: contact.code.label })
  await expectReviewedTranscript('otras-formas', await findDialog())
})

it.each([
  ['copiada', /^Copiar el mensaje/, true, contact.copied],
  ['sin-copiar', /^Copiar el mensaje/, false, contact.notCopied],
  ['sin-compartir', /^Compartir/, true, contact.notShared],
] as const)('what is said of it: %s', async (name, way, copies, sentence) => {
  lendClipboard(copies ? jest.fn().mockResolvedValue(undefined) : jest.fn().mockRejectedValue(new Error()))
  await openAllWays()
  press(way)
  await isSaid(sentence.replaceAll('\u00a0', ' '))
  await expectReviewedTranscript(`forma-${name}`, copyOf(document.querySelector('dialog [role="status"]')!))
})

it('a message too long for a mail and for a code', async () => {
  jest.spyOn(links, 'mailLink').mockReturnValue({ href: 'mailto:a@b.bo', isWhole: false })
  jest.spyOn(links, 'qrCodeLink').mockReturnValue(null)
  await openAllWays()
  await screen.findByText(contact.code.long)
  await expectReviewedTranscript('otras-formas-mensaje-largo', await findDialog())
})
