import { fireEvent, render, screen, within } from '@testing-library/react'
import { paintings } from '../../../../src/content/paintings'
import type { Opening } from '../../../../src/features/zoom/useZoom'
import { ZoomDialog } from '../../../../src/features/zoom/ZoomDialog'

export const image = paintings[0]!.image

/** Where the view is on the screen, in px. */
const box = { x: 100, y: 50, width: 400, height: 300 }

const rectangle = (x: number, y: number, width: number, height: number) => new DOMRect(x, y, width, height)

/**
 * Lays the picture out as the style sheet does, which jsdom has not: in the middle while it is narrower than the view,
 * moved by scrolling.
 * @param whole its size in px where it is entire
 */
export const layOutPicture = (whole = { width: 240, height: 300 }) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const shown = this.closest<HTMLElement>('[role=group]')
    if (!shown || shown === this) return rectangle(box.x, box.y, box.width, box.height)
    const zoomed = Number(shown.style.getPropertyValue('--zoom'))
    const [width, height] = [whole.width * zoomed, whole.height * zoomed]
    const margin = Math.max(0, (box.width - width) / 2)
    return rectangle(box.x + margin - shown.scrollLeft, box.y - shown.scrollTop, width, height)
  })

/** Which part of the picture is at a point of the screen: 0 to 1 from its top left. */
const partOf = (picture: Element, x: number, y: number) => {
  const now = picture.getBoundingClientRect()
  return { x: (x - now.x) / now.width, y: (y - now.y) / now.height }
}

/** Which part of the picture is in the middle of the view. */
export const middlePart = (picture: Element) => partOf(picture, box.x + box.width / 2, box.y + box.height / 2)

/** An open dialog whose picture is 240 × 300 px where it is entire, as it opens unless another `opening` is given. */
export function openDialog(opening: Opening = { scale: 1, part: { x: 0.5, y: 0.5 } }) {
  const onClose = jest.fn()
  const layOut = layOutPicture()
  const { unmount } = render(
    <ZoomDialog
      image={image}
      caption="Totem, Artista del Altiplano"
      opening={opening}
      isOpen
      onClose={onClose}
    />,
  )
  const dialog = within(screen.getByRole('dialog', { name: 'Imagen ampliada' }))
  const view = dialog.getByRole('group')
  const picture = dialog.getByRole('img')
  const scale = () => Number(view.style.getPropertyValue('--zoom'))
  for (const element of [view, picture])
    element.getBoundingClientRect = layOut.getMockImplementation()!.bind(element)
  layOut.mockRestore()
  const partAt = (x: number, y: number) => partOf(picture, x, y)
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }))
  const level = () => dialog.getByRole('status').textContent
  return { dialog, view, picture, scale, partAt, press, level, onClose, unmount }
}

/** An event with these properties, which jsdom's own cannot have. @returns whether its default was prevented */
export function send(target: Element, type: string, properties: object = {}): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true })
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(event, name, { value })
  return !fireEvent(target, event)
}
