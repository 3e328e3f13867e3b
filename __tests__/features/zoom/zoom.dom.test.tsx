import { fireEvent, screen, within } from '@testing-library/react'
import { findArtist } from '../../../src/content/artists'
import { findPainting } from '../../../src/content/paintings'
import { renderApp } from '../../support/renderApp'

const openZoom = async () => {
  const app = renderApp({ path: '/pinturas/ancestros', stored: { local: 'accepted' } })
  const button = await screen.findByRole('button', { name: 'Ver de cerca Ancestros' })
  expect(screen.queryByRole('dialog', { name: 'Imagen ampliada' })).toBeNull()
  await app.user.click(button)
  return { ...app, zoom: within(await screen.findByRole('dialog', { name: 'Imagen ampliada' })) }
}

it('a painting opens nearer than it hangs, with its title and its artist as a caption', async () => {
  const { zoom } = await openZoom()
  const { image, title, artistId } = findPainting('ancestros')
  expect(zoom.getByRole('img', { name: image.alt })).toBeVisible()
  expect(zoom.getByText(`${title}, ${findArtist(artistId).name}`)).toBeVisible()
  expect(zoom.getByRole('status')).toHaveTextContent('Aumento 2×')
})

it('the whole picture is one press away; buttons and keys zoom to 2× and 4×, and back to it', async () => {
  const { user, zoom } = await openZoom()
  const level = zoom.getByRole('status')
  await user.click(zoom.getByRole('button', { name: 'Ver entera' }))
  expect(level).toHaveTextContent('Imagen entera')
  await user.click(zoom.getByRole('button', { name: 'Acercar' }))
  expect(level).toHaveTextContent('Aumento 2×')
  await user.keyboard('+')
  expect(level).toHaveTextContent('Aumento 4×')
  expect(zoom.getByRole('button', { name: 'Acercar' })).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('-')
  expect(level).toHaveTextContent('Aumento 2×')
  await user.keyboard('0')
  expect(level).toHaveTextContent('Imagen entera')
})

it('first draws the file that the page has, then requests larger ones as it zooms in', async () => {
  const { user, zoom } = await openZoom()
  const sizes = () => zoom.getByRole('img').parentElement?.querySelector('source')?.sizes
  expect(sizes()).toMatch(/\* 1\)$/)
  fireEvent.load(zoom.getByRole('img'))
  expect(sizes()).toMatch(/\* 2\)$/)
  await user.click(zoom.getByRole('button', { name: 'Acercar' }))
  expect(sizes()).toMatch(/\* 4\)$/)
})

it('opens as at first after it was closed zoomed in', async () => {
  const { user, zoom } = await openZoom()
  await user.click(zoom.getByRole('button', { name: 'Acercar' }))
  await user.click(zoom.getByRole('button', { name: 'Cerrar la imagen ampliada' }))
  expect(screen.queryByRole('dialog', { name: 'Imagen ampliada' })).toBeNull()
  expect(document.documentElement.className).toBe('')
  await user.click(screen.getByRole('button', { name: 'Ver de cerca Ancestros' }))
  const again = within(screen.getByRole('dialog', { name: 'Imagen ampliada' }))
  expect(again.getByRole('status')).toHaveTextContent('Aumento 2×')
})
