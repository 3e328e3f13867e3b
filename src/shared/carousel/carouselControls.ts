/** What a carousel gives to its controls. */
export interface CarouselControls {
  /** Index of the first slide in view. */
  current: number
  count: number
  /** The id of the slide that a tab shows. */
  slideId: (index: number) => string
  isPlaying: boolean
  /** Playing, and neither hovered nor focused, and the page is visible. */
  isRunning: boolean
  goTo: (index: number) => void
  next: () => void
  previous: () => void
  togglePlaying: () => void
}
