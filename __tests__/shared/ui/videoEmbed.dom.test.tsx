import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OwnerVideo } from '../../../src/content/owner'
import { personalised } from '../../../src/content/personalised'
import { VideoEmbed } from '../../../src/shared/ui/VideoEmbed'

const renderVideo = (video: OwnerVideo) =>
  render(
    <VideoEmbed
      video={video}
      title="Así nace una botella"
      offlineText="El video necesita internet."
      playLabel="Reproducir video"
      poster={personalised.video.poster}
      portrait={personalised.video.poster.source}
      sizes="100vw"
      sources={[
        { src: '/film.webm', type: 'video/webm' },
        { src: '/film.mp4', type: 'video/mp4' },
      ]}
      captions="/film.vtt"
    />,
  )
const play = () => userEvent.click(screen.getByRole('button', { name: 'Reproducir video' }))

it.each<OwnerVideo>([{ kind: 'file' }, { kind: 'youtube', id: 'abcdefghijk' }])(
  'nothing of the $kind video is on the page before the press',
  (video) => {
    const { container } = renderVideo(video)
    expect(screen.getByRole('img', { name: personalised.video.poster.alt })).toHaveAttribute(
      'loading',
      'lazy',
    )
    expect(container.querySelector('video, iframe, source[src]')).toBeNull()
    expect(container.innerHTML).not.toContain('youtube')
  },
)

it('the press plays the film, with its captions, and moves the focus to it', async () => {
  renderVideo({ kind: 'file' })
  await play()
  const player = await screen.findByLabelText<HTMLVideoElement>('Así nace una botella')
  expect(player).toHaveFocus()
  expect(player).toHaveAttribute('controls')
  expect(player).toHaveAttribute('autoplay')
  expect(player).toHaveAttribute('playsinline')
  expect([...player.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4'])
  const track = player.querySelector('track')
  expect(track).toHaveAttribute('kind', 'captions')
  expect(track).toHaveAttribute('srclang', 'es')
  expect(track).toHaveAttribute('label', 'Español')
  expect(track).toHaveAttribute('src', '/film.vtt')
  expect(screen.queryByRole('button')).toBeNull()
})

it("the press opens the channel's video in YouTube's privacy mode", async () => {
  renderVideo({ kind: 'youtube', id: 'abcdefghijk' })
  await play()
  const frame = await screen.findByTitle('Así nace una botella')
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1')
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen')
  expect(frame).toHaveFocus()
})

it('pressed without a connection, it shows a message and requests nothing; with one, the next press plays', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { container } = renderVideo({ kind: 'file' })
  await play()
  expect(screen.getByRole('status')).toHaveTextContent('El video necesita internet.')
  expect(container.querySelector('video')).toBeNull()
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await play()
  expect(await screen.findByLabelText('Así nace una botella')).toBeInTheDocument()
})
