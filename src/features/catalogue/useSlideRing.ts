import { useState } from 'react'

/** As many as the whole collection has had so far: a catalogue of that size moves as it always did. */
const fewestSlides = 7

const modulo = (value: number, size: number) => ((value % size) + size) % size

/**
 * A carousel of few slides that shows a list of any length: each slide takes the item that comes into reach as the
 * carousel turns. A list that is no longer than the slides has one for each item.
 * @param count items in the list
 */
export function useSlideRing(count: number, slidesToShow: number) {
  // A swipe goes over the slides in view at most, and shows as many beyond them.
  const slides = Math.min(count, Math.max(fewestSlides, 2 * slidesToShow + 3))
  /** The item in front, counted on beyond the ends of the list. */
  const [position, setPosition] = useState(0)
  /** The position that the first slide had when so many slides were mounted. */
  const [start, setStart] = useState({ slides, position })
  if (start.slides !== slides) setStart({ slides, position })

  /** Steps from one position to the slide, forward. */
  const stepsTo = (slide: number, from: number) => modulo(slide + start.position - from, slides)
  const first = slides < count ? position - Math.floor((slides - slidesToShow) / 2) : 0

  return {
    /** Index of the item that each slide shows. */
    items: Array.from({ length: slides }, (_, slide) => modulo(first + stepsTo(slide, first), count)),
    /** Index of the item in front. */
    current: modulo(position, count),
    /** To be called with the slide that comes to the front. */
    moveTo: (slide: number) =>
      setPosition((from) => {
        const steps = stepsTo(slide, from)
        return from + (steps > slides / 2 ? steps - slides : steps)
      }),
  }
}
