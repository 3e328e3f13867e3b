import { fireEvent, screen, waitFor } from '@testing-library/react'
import { story } from '../../src/content/story'
import { fullTitle } from '../../src/shared/fullTitle'
import { paths } from '../../src/shared/paths'
import { type PageHead, pageHeads } from '../../tools/build/head/pageHeads'
import { renderApp } from '../support/renderApp'
import { setToday } from '../support/setToday'
import { copyOf } from './support/copyOf'
import { expectReviewedTranscript } from './support/review'
import { splitNames } from './support/splitNames'
import { transcriptDay } from './support/transcriptDay'

jest.mock('../support/emptyModule', () => ({ __esModule: true, default: '/media/film' }))
// Before the first of the tastings and fairs of ownerPlaces.ts.
beforeEach(() => setToday(`${transcriptDay}T12:00:00-04:00`))
afterEach(() => void jest.useRealTimers())

/** `/pinturas/ancestros` is read in `pages/pinturas-ancestros.txt`. */
const fileOf = (path: string) => `pages/${path.slice(1).replaceAll('/', '-') || 'inicio'}`

const open = async ({ path, title }: Pick<PageHead, 'path' | 'title'>) => {
  renderApp({ path, stored: { local: 'accepted' } })
  await waitFor(() => expect(document.title).toBe(fullTitle(title)))
}

/** What a page folds away is read too. */
function unfold() {
  for (const button of screen.queryAllByRole('button', { name: /^Leer más/ })) fireEvent.click(button)
}

it.each(pageHeads())('$path', async (page) => {
  await open(page)
  unfold()
  await expectReviewedTranscript(fileOf(page.path), screen.getByRole('main'))
  expect(splitNames(document.body)).toEqual([])
})

it('the bar, the footer and the rest around every page', async () => {
  await open({ path: paths.about, title: story.heading })
  const copy = copyOf(...document.body.children)
  copy.querySelector('main')?.remove()
  await expectReviewedTranscript('alrededor', copy)
})
