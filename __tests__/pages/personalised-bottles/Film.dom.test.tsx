import { waitFor, within } from '@testing-library/react'
import { minorsLegend } from '../../../src/content/legal'
import '../../../src/pages/personalised-bottles/PersonalisedBottlesPage'
import { openBottles, section } from './support/openBottles'

// The film's files; an empty address would make React complain.
jest.mock('../../support/emptyModule', () => ({ __esModule: true, default: '/media/film' }))

describe('the film', () => {
  it('waits behind its poster, with the legends beside it', async () => {
    const { user, main } = await openBottles()
    const film = section('Así nace una botella')
    expect(main.querySelector('video, iframe')).toBeNull()
    expect(film).toHaveTextContent(minorsLegend)
    expect(within(within(film).getByRole('list')).getAllByRole('listitem')).toHaveLength(6)
    await user.click(within(film).getByRole('button', { name: 'Reproducir video: así nace una botella' }))
    await waitFor(() => expect(main.querySelector('video')).toHaveFocus())
    const player = main.querySelector('video')
    expect([...(player?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['SOURCE', 'SOURCE', 'TRACK'])
  })
})
