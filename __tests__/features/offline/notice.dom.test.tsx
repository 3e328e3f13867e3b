import { act, screen } from '@testing-library/react'
import { renderApp } from '../../support/renderApp'

const goes = (name: 'online' | 'offline') =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(name === 'online')
    window.dispatchEvent(new Event(name))
  })

const sentence = 'Puedes ver las páginas que ya visitaste'

it('the loss of the connection is told, politely, for as long as it lasts', async () => {
  renderApp({ stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: /singani artesanal boliviano/i })
  expect(screen.queryByText(sentence, { exact: false })).toBeNull()
  goes('offline')
  expect(screen.getByText(sentence, { exact: false }).closest('[role=status]')).toBeInTheDocument()
  goes('online')
  expect(screen.queryByText(sentence, { exact: false })).toBeNull()
})

it('the question, asked again, empties the bag', async () => {
  const { store, gate, user } = renderApp({ stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: /singani artesanal boliviano/i })
  await user.click(screen.getAllByRole('button', { name: /^Agregar a tu mensaje Singani Premium/ })[0]!)
  expect(store.getState().order.lines).toHaveLength(1)
  act(() => gate.send({ type: 'forget' }))
  expect(store.getState().order.lines).toEqual([])
})
