import { screen, waitFor, within } from '@testing-library/react'
import { findArtist } from '../../../src/content/artists'
import { eventArtistId, eventPhotos } from '../../../src/content/eventPhotos'
import { paths } from '../../../src/shared/paths'
import { openBottles, section } from './support/openBottles'

const artistName = findArtist(eventArtistId)!.name

describe('the photos', () => {
  it('are eight, each credited to the artist with its technique', async () => {
    const { main } = await openBottles()
    const carousel = within(main).getByRole('region', { name: 'De la fiesta al lienzo' })
    const real = [...carousel.querySelectorAll('.slick-slide:not(.slick-cloned) figure')]
    expect(real.map(({ textContent }) => textContent)).toEqual(
      eventPhotos.map(({ caption, medium }) => `${caption}${artistName}, ${medium.toLowerCase()}`),
    )
    expect(real.map((figure) => figure.querySelector('img')?.alt)).toEqual(
      eventPhotos.map(({ image }) => image.alt),
    )
  })

  it("lead to the artist's page", async () => {
    await openBottles()
    const head = section('De la fiesta al lienzo')
    expect(head).toHaveTextContent(`Pinturas y escenas de ${artistName}. Conoce su obra`)
    expect(within(head).getByRole('link', { name: artistName })).toHaveAttribute(
      'href',
      paths.artist(eventArtistId),
    )
  })

  it('turn with the buttons, round and round, and the counter follows', async () => {
    const { user } = await openBottles()
    expect(screen.getByText('1 / 8')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Foto siguiente' }))
    expect(await screen.findByText('2 / 8')).toBeVisible()
    const previous = screen.getByRole('button', { name: 'Foto anterior' })
    await waitFor(async () => {
      await user.click(previous)
      expect(screen.getByText('1 / 8')).toBeVisible()
    })
    await waitFor(async () => {
      await user.click(previous)
      expect(screen.getByText('8 / 8')).toBeVisible()
    })
  })

  it('do not turn by themselves under reduced motion, until started', async () => {
    const { user } = await openBottles()
    await user.click(screen.getByRole('button', { name: 'Reanudar la rotación automática' }))
    await user.click(screen.getByRole('button', { name: 'Detener la rotación automática' }))
    expect(screen.getByRole('button', { name: 'Reanudar la rotación automática' })).toBeVisible()
  })
})
