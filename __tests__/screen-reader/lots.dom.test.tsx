import { screen } from '@testing-library/react'
import type { ProductId } from '../../src/content/collection'
import { lotPage } from '../../src/content/lotPage'
import { ownerLots } from '../../src/content/ownerLots'
import { paths } from '../../src/shared/paths'
import { renderApp } from '../support/renderApp'
import { copyOf } from './support/copyOf'
import { expectReviewedTranscript } from './support/review'

const [firstLot, ...otherLots] = ownerLots.lots.value

async function expectCard(name: string, product: ProductId, written: string) {
  renderApp({ path: `${paths.product(product)}?lote=${written}`, stored: { local: 'accepted' } })
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(`^${lotPage.heading}`) })
  const link = screen.getByRole('link', { name: lotPage.link })
  await expectReviewedTranscript(`lote-${name}`, copyOf(link, heading.closest('section')!))
}

afterEach(() => document.body.replaceChildren())

it.each(ownerLots.lots.value)('the page of a bottle with its lot $id', ({ id, product }) =>
  expectCard(id.toLowerCase(), product, id),
)

it('the page of a bottle with the lot of another one', async () => {
  const other = otherLots.find(({ product }) => product !== firstLot!.product)!
  await expectCard('de-otra-botella', other.product, firstLot!.id)
})

it.each([
  ['desconocido', 'B56'],
  ['ilegible', encodeURIComponent('лот')],
])('the page of a bottle with a lot that is %s', (name, written) =>
  expectCard(name, firstLot!.product, written),
)
