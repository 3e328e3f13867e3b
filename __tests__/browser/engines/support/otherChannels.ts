import { contact } from '../../../../src/content/contact'
import { otherChannels } from '../../../../src/content/messages'
import { ownerContact } from '../../../../src/content/ownerContact'
import { isOffered } from '../../support/contactChannels'
import { expect } from './test'
import type { Visitor } from './visitor'

const dialog = 'dialog.channels-dialog[open]'

/** By the keyboard, in the first such part of the page. */
export async function pressIn(visitor: Visitor, part: string, control: string) {
  const isFocused = () =>
    visitor.tab.evaluate((selector) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
        each.checkVisibility(),
      )
      found?.focus()
      return found !== undefined && document.activeElement === found
    }, `${part} ${control}`)
  await visitor.expectEventually(isFocused, true, `${part} ${control} can be focused`)
  await visitor.tab.press('Enter')
}

/** The message over a control, or in the link to the chat beside it. */
export const messageIn = (visitor: Visitor, part: string) =>
  visitor.tab.evaluate((selector) => {
    const shown = (css: string) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} ${css}`)].find((each) => each.checkVisibility())
    const link = shown('a[href^="https://api.whatsapp.com/send"]') as HTMLAnchorElement | undefined
    const text = link && new URL(link.href).searchParams.get('text')
    return text ?? shown('blockquote')?.textContent ?? ''
  }, part)

const readDialog = (visitor: Visitor) =>
  visitor.tab.evaluate((selector) => {
    const sheet = document.querySelector(selector)
    const mail = sheet?.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')?.href ?? 'mailto:'
    const fields = new URLSearchParams(new URL(mail).search)
    return {
      message: sheet?.querySelector('blockquote')?.textContent,
      to: new URL(mail).pathname,
      subject: fields.get('subject'),
      body: fields.get('body')?.replaceAll('\r\n', '\n'),
      canShare: [...(sheet?.querySelectorAll('button') ?? [])].some((button) =>
        button.textContent.startsWith('Compartir'),
      ),
    }
  }, dialog)

/** What the page gives to the clipboard, which not every engine lets a script read. */
const recordCopies = (visitor: Visitor) =>
  visitor.tab.run(`
    const { clipboard } = navigator
    const write = clipboard && clipboard.writeText.bind(clipboard)
    if (write) clipboard.writeText = (text) => { window.copiedText = text; return write(text) }
  `)

const readCopy = (visitor: Visitor) =>
  visitor.tab.evaluate((selector) => {
    const status = document.querySelector(`${selector} [role="status"]`)?.textContent
    const given = (window as { copiedText?: string }).copiedText
    return { status, given, selected: getSelection()?.toString().trim() }
  }, dialog)

/** Copied, or where the engine's settings close the clipboard to the page, marked for the device's own command. */
async function expectCopy(visitor: Visitor, message: string) {
  await recordCopies(visitor)
  await visitor.tab.focus('button', /^Copiar el mensaje/)
  await visitor.tab.press('Enter')
  const isDone = async () =>
    [contact.copied, contact.notCopied].includes((await readCopy(visitor)).status as never)
  await visitor.expectEventually(isDone, true, 'the dialog says whether the message is copied')
  const { status, given, selected } = await readCopy(visitor)
  expect(status === contact.copied ? given : selected).toBe(message)
}

/** The dialog that has just been opened holds the message; it leaves by copy, mail and, where there is one, the share menu. */
export async function expectToLeave(visitor: Visitor, message: string) {
  expect(message).not.toBe('')
  const mail = isOffered('mail')
    ? { to: ownerContact.mail.value, subject: contact.subject, body: message }
    : { to: '', subject: null, body: undefined }
  const canShare = isOffered('share') && (await visitor.tab.evaluate(() => 'share' in navigator))
  await visitor.expectEventually(() => readDialog(visitor), { message, ...mail, canShare })
  await expectCopy(visitor, message)
  await visitor.tab.press('Escape')
  const isOpen = () => visitor.tab.evaluate((selector) => document.querySelector(selector) !== null, dialog)
  await visitor.expectEventually(isOpen, false, 'Escape closes it')
  await visitor.expectEventually(() => visitor.focused(), otherChannels.open)
}
