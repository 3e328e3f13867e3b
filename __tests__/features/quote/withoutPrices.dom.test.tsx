import { render } from '@testing-library/react'
import { emptyQuote } from '../../../src/features/quote/quote'
import { OrderEstimate } from '../../../src/features/quote/OrderEstimate'
import { OrderParts } from '../../../src/features/quote/OrderParts'
import { PriceExamples } from '../../../src/pages/personalised-bottles/PriceExamples'

jest.mock('../../../src/content/ownerEvents', () => ({ ownerEvents: { eventPrices: { value: null } } }))

it('where the owner names no prices, neither estimate nor examples are shown', () => {
  const { container } = render(
    <>
      <OrderEstimate {...emptyQuote} />
      <OrderParts {...emptyQuote} />
      <PriceExamples />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})
