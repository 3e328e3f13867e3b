import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { ShowMoreButton } from '../../../src/features/gallery/ShowMoreButton'
import { useShownWorks } from '../../../src/features/gallery/useShownWorks'

const works = (count: number) => Array.from({ length: count }, (_, index) => `Obra ${index + 1}`)

function Wall({ count }: { count: number }) {
  const { shown, wall, showMore } = useShownWorks(works(count))
  return (
    <div ref={wall}>
      <p>{useLocation().search}</p>
      <ul>
        {shown.map((work) => (
          <li key={work}>
            <a href={`/${work}`}>{work}</a>
          </li>
        ))}
      </ul>
      {showMore && <ShowMoreButton shown={shown.length} count={count} onMore={showMore} />}
    </div>
  )
}

const open = (count: number, query = '') =>
  render(
    <MemoryRouter initialEntries={[`/pinturas${query}`]}>
      <Wall count={count} />
    </MemoryRouter>,
  )
const hanging = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const more = () => screen.queryByRole('button', { name: 'Ver más pinturas' })
const pressMore = () => userEvent.click(more()!)

it.each([1, 24])('a wall of %i works shows them all, with no button', (count) => {
  open(count)
  expect(hanging()).toEqual(works(count))
  expect(more()).toBeNull()
})

it('a longer one shows 24, says of how many, and 24 more at each press', async () => {
  open(60)
  expect(hanging()).toEqual(works(24))
  expect(screen.getByText('24 de 60 pinturas')).toBeVisible()
  expect(document.body).toHaveFocus()
  await pressMore()
  expect(hanging()).toEqual(works(48))
  expect(screen.getByText('48 de 60 pinturas')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Obra 25' })).toHaveFocus()
  await pressMore()
  expect(hanging()).toEqual(works(60))
  expect(screen.getByRole('link', { name: 'Obra 49' })).toHaveFocus()
  expect(more()).toBeNull()
})

it('the address keeps how many, and what else it held', async () => {
  open(60, '?artista=otra')
  await pressMore()
  expect(screen.getByText('?artista=otra&hasta=48')).toBeVisible()
})

it.each([
  ['48', 48],
  ['48.9', 48],
  ['1000', 60],
  ['3', 24],
  ['-5', 24],
  ['muchas', 24],
  ['', 24],
])('hasta=%s shows %i of 60', (asked, count) => {
  open(60, `?hasta=${asked}`)
  expect(hanging()).toHaveLength(count)
})
