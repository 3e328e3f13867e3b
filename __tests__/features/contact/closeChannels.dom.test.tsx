import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { contact as copy } from '../../../src/content/contact'
import { otherChannels } from '../../../src/content/messages'
import { offerChannels } from '../../support/ownerFixtures'
import {
  dialog,
  findDialog,
  lendClipboard,
  notice,
  pressChat,
  renderChannels,
  takeBack,
} from './support/renderChannels'

afterEach(takeBack)

const openFromNotice = async () => {
  const inNotice = within(notice()!.parentElement!)
  fireEvent.click(inNotice.getByRole('button', { name: otherChannels.open }))
  return findDialog()
}

const waysOut: Readonly<Record<string, (element: HTMLElement) => void>> = {
  'their button': (element) => fireEvent.click(within(element).getByRole('button', { name: copy.close })),
  Escape: (element) => fireEvent(element, new Event('cancel', { cancelable: true })),
  'a press outside': (element) => fireEvent.click(element),
  'the browser itself': (element) => act(() => (element as HTMLDialogElement).close()),
}

it.each(Object.entries(waysOut))(
  'closed by %s and opened again from the notice, the channels have an empty status',
  async (_way, leave) => {
    offerChannels('copy')
    lendClipboard(jest.fn().mockResolvedValue(undefined))
    renderChannels()
    await pressChat()
    const first = await openFromNotice()
    fireEvent.click(within(first).getByText(copy.copy.name))
    await waitFor(() => expect(within(first).getByRole('status')).toHaveTextContent(copy.copied))
    leave(first)
    await waitFor(() => expect(dialog()).toBeNull())
    const again = await openFromNotice()
    expect(within(again).getByRole('status')).toBeEmptyDOMElement()
  },
)
