import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { findArtist } from '../../../src/content/artists'
import { paintings } from '../../../src/content/paintings'
import { FramedPainting } from '../../../src/features/gallery/FramedPainting'
import { OriginalNote } from '../../../src/features/gallery/OriginalNote'
import { PaintingWall } from '../../../src/features/gallery/PaintingWall'
import { WallLabel } from '../../../src/features/gallery/WallLabel'

const [first, second, third] = paintings as [
  (typeof paintings)[0],
  (typeof paintings)[0],
  (typeof paintings)[0],
]

const show = (element: React.ReactElement) => render(<MemoryRouter>{element}</MemoryRouter>).container
const sizesIn = (element: Element) => [...element.querySelectorAll('source')].map(({ sizes }) => sizes)

const sizes = () => '100px'

describe('a painting in its frame', () => {
  it('is told, in walnut and loaded late, unless it is said otherwise', () => {
    const frame = show(<FramedPainting image={first.image} sizes="10px" />).firstElementChild!
    expect(screen.getByRole('img', { name: first.image.alt })).toHaveAttribute('loading', 'lazy')
    expect(frame.className).toBe('framed-painting framed-painting--walnut')
    expect(frame).not.toHaveAttribute('data-page')
    expect(new Set(sizesIn(frame))).toEqual(new Set(['10px']))
  })

  it('is not told a second time beside its title, and leads the picture of its page', () => {
    const look = { image: first.image, frame: 'gold', sizes: '10px', page: '/pinturas/a' } as const
    const frame = show(<FramedPainting {...look} decorative priority />).firstElementChild!
    expect(frame.querySelector('img')).toHaveAttribute('alt', '')
    expect(frame.querySelector('img')).toHaveAttribute('loading', 'eager')
    expect(frame.className).toBe('framed-painting framed-painting--gold')
    expect(frame).toHaveAttribute('data-page', '/pinturas/a')
  })
})

describe('the label beside a work', () => {
  it('is a link where the work has a page', () => {
    show(<WallLabel title="Totem" to="/pinturas/totem" />)
    expect(screen.getByRole('link', { name: 'Totem' })).toHaveAttribute('href', '/pinturas/totem')
  })

  it('is text alone where it has none', () => {
    expect(show(<WallLabel title="Totem">Óleo</WallLabel>)).toHaveTextContent('TotemÓleo')
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('the note of an original', () => {
  const noteOf = (id: string) => show(<OriginalNote painting={{ ...first, id: id as typeof first.id }} />)

  it('names its price', () => {
    const note = noteOf('ancestros').firstElementChild!
    expect([note.className, note.textContent]).toEqual(['original-note', 'Original: 7.200Bs.'])
  })

  it('is marked where it is sold', () => {
    const note = noteOf('abuelos-chiquitanos').firstElementChild!
    expect([note.className, note.textContent]).toEqual([
      'original-note original-note--sold',
      'Original vendido',
    ])
  })

  it('is not there where nothing is known', () => {
    expect(noteOf('otra')).toBeEmptyDOMElement()
  })
})

describe('a wall of paintings', () => {
  const worksOf = (element: Element) => within(element as HTMLElement).getAllByRole('listitem')

  it('names each with its artist, its medium and its measures, and leads to its page', () => {
    const wall = show(<PaintingWall paintings={paintings} label="Colección" sizes={sizes} />)
    expect(screen.getByRole('list', { name: 'Colección' })).toBeVisible()
    expect(worksOf(wall).map((work) => work.querySelector('.wall-label')?.textContent)).toEqual(
      paintings.map(
        ({ title, artistId, medium, widthCm, heightCm }) =>
          `${title}${findArtist(artistId).name}${medium}, ${widthCm}\u00a0×\u00a0${heightCm}\u00a0cm`,
      ),
    )
    const addresses = paintings.map(({ id }) => `/pinturas/${id}`)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses)
    expect([...wall.querySelectorAll('[data-page]')].map((frame) => frame.getAttribute('data-page'))).toEqual(
      addresses,
    )
  })

  it('asks for its first picture at once, for the others when they come near', () => {
    const loads = (wall: Element) =>
      [...wall.querySelectorAll('img')].map((image) => image.getAttribute('loading'))
    expect(loads(show(<PaintingWall paintings={[first, second, third]} sizes={sizes} isFirst />))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ])
    expect(loads(show(<PaintingWall paintings={[first, second]} sizes={sizes} isOfArtist />))).toEqual([
      'lazy',
      'lazy',
    ])
  })

  it('at an artist’s own page does not repeat who painted them', () => {
    const [work] = worksOf(show(<PaintingWall paintings={[first]} sizes={sizes} isOfArtist />))
    expect(work).not.toHaveTextContent(findArtist(first.artistId).name)
  })

  it('ends each label with what its page notes', () => {
    const wall = show(
      <PaintingWall paintings={[first, second]} sizes={sizes} note={({ title }) => <b>{title}!</b>} />,
    )
    expect(worksOf(wall).map((work) => work.querySelector('.wall-label')?.lastChild?.textContent)).toEqual([
      `${first.title}!`,
      `${second.title}!`,
    ])
  })

  it('asks for them as wide as its page says', () => {
    const works = [first, second].map((work) => ({ ...work, widthCm: 60 }))
    const wall = show(<PaintingWall paintings={works} sizes={(widthCm) => `${widthCm}px`} />)
    expect(new Set(sizesIn(wall))).toEqual(new Set(['60px']))
  })
})
