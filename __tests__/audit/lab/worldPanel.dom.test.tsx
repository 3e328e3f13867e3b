import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WorldPanel } from '../../../src/audit/lab/panels/WorldPanel'
import { renderLab, settled } from './support/openedLab'

const inMemory = /^Usará los almacenes de verdad de este navegador: /
const inBrowser = 'Corre en los almacenes de verdad de este navegador, con el reloj de verdad.'

it('says whether the machine runs on the storages of this browser, or would', async () => {
  const user = userEvent.setup()
  await renderLab('', <WorldPanel />)
  expect(screen.getByText(inMemory)).toBeVisible()
  expect(screen.queryByText(inBrowser)).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'en este navegador' }))
  await settled()
  expect(screen.getByText(inBrowser)).toBeVisible()
  expect(screen.queryByText(inMemory)).toBeNull()
})
