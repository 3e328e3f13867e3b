import { screen } from '@testing-library/react'
import { gate } from '../../src/content/legal'
import { renderApp } from '../support/renderApp'
import { expectReviewedTranscript } from './support/review'

const openGate = async () => {
  const app = renderApp()
  await screen.findByRole('heading', { level: 1, name: gate.question })
  return app
}

it('the gate', async () => {
  await openGate()
  await expectReviewedTranscript('puerta')
})

it('the dialog after NO', async () => {
  const { user } = await openGate()
  await user.click(screen.getByRole('button', { name: 'NO' }))
  await expectReviewedTranscript('rechazo', await screen.findByRole('alertdialog'))
})
