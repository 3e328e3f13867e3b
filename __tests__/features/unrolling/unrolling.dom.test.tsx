import { screen, waitFor, within } from '@testing-library/react'
import { findArtist } from '../../../src/content/artists'
import { formatSize } from '../../../src/content/formatSize'
import { findPainting } from '../../../src/content/paintings'
import { unrolledStatus, unrolling as copy } from '../../../src/content/unrolling'
import { products } from '../../../src/content/products'
import { labelPart } from '../../../src/shared/paths'
import { openBottle } from '../../pages/product/support/openProduct'

const stage = () => document.querySelector<HTMLElement>('.product-stage')!
const unrolled = () => waitFor(() => expect(stage()).toHaveAttribute('data-label', 'unrolled'))

it('the label becomes the framed painting with its label, and the bottle is a picture beside it', async () => {
  const { user, product } = await openBottle('singani-premium-1')
  const button = screen.getByRole('button', { name: copy.unroll })
  expect(document.querySelector('.unrolling__wall')).toBeNull()
  await user.click(button)
  await unrolled()
  const painting = findPainting(product.paintingId)
  const wall = document.querySelector<HTMLElement>('.unrolling__wall')!
  expect(within(wall).getByRole('img', { name: painting.image.alt })).toBeVisible()
  expect(wall.textContent).toBe(
    `${copy.bottleHeight}${painting.title}${findArtist(painting.artistId).name}${painting.medium}, ${formatSize(painting)}`,
  )
  expect(wall.querySelector('.unrolling__bottle')).toBeVisible()
  expect(stage().querySelector('.product-stage__bottle')).not.toBeVisible()
})

it('the button keeps the focus and says the way back; what happened is announced', async () => {
  const { user, product } = await openBottle('singani-clasico-1')
  const status = document.querySelector('.product-gallery__status')!
  expect(status).toBeEmptyDOMElement()
  const button = screen.getByRole('button', { name: copy.unroll })
  button.focus()
  await user.keyboard('{Enter}')
  await unrolled()
  expect(status.textContent).toBe(unrolledStatus(findPainting(product.paintingId)))
  expect(button).toHaveFocus()
  expect(button).toHaveTextContent(copy.roll)

  await user.keyboard('{Enter}')
  await waitFor(() => expect(stage()).toHaveAttribute('data-label', 'rolled'))
  expect(status).toHaveTextContent(copy.rolled)
  expect(stage().querySelector('.product-stage__bottle')).toBeVisible()
  expect(document.querySelector('.unrolling__painting')).not.toBeVisible()
})

it('who follows a link to the label sees it unroll, and rolls it up with the button', async () => {
  const { user } = await openBottle('singani-premium-2', `#${labelPart}`)
  await unrolled()
  await user.click(screen.getByRole('button', { name: copy.roll }))
  await waitFor(() => expect(stage()).toHaveAttribute('data-label', 'rolled'))
})

it('the thumbnails move it too, and the zoom shows what is on the stage', async () => {
  const { user } = await openBottle('singani-premium-3')
  expect(screen.getByRole('button', { name: 'Ver de cerca Singani Premium, Ancestros' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Imagen 2 de 2: pintura' }))
  await unrolled()
  expect(screen.getByRole('button', { name: copy.roll })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ver de cerca Ancestros' })).toBeVisible()
})

it('from close by a bottle is seen at its label, and its painting nearer too', async () => {
  const { user, product } = await openBottle('singani-premium-3')
  const lookCloser = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Imagen ampliada' }))
    const seen = {
      level: dialog.getByRole('status').textContent,
      alt: dialog.getByRole('img').getAttribute('alt'),
    }
    await user.click(dialog.getByRole('button', { name: 'Cerrar la imagen ampliada' }))
    return seen
  }
  const bottle = await lookCloser('Ver de cerca Singani Premium, Ancestros')
  expect(bottle).toEqual({ level: 'Aumento 2×', alt: product.srcImg[0].alt })
  await user.click(screen.getByRole('button', { name: copy.unroll }))
  await unrolled()
  const painting = await lookCloser('Ver de cerca Ancestros')
  expect(painting).toEqual({ level: 'Aumento 2×', alt: findPainting('ancestros').image.alt })
})

it('leaves nothing behind where the visitor goes to another bottle', async () => {
  const { user } = await openBottle('singani-premium-1')
  await user.click(screen.getByRole('button', { name: copy.unroll }))
  await unrolled()
  await user.click(screen.getByRole('link', { name: 'Descrubrir Singani Clásico, Eco e imagen' }))
  await screen.findByText(products.find(({ namePainting }) => namePainting === 'Eco e imagen')!.opening)
  expect(document.querySelector('.unrolling__wall')).toBeNull()
  expect(screen.getByRole('button', { name: copy.unroll })).toBeVisible()
  expect(stage()).not.toHaveAttribute('data-label', 'unrolled')
})
