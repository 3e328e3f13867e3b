import { useCallback, useEffect, useState, type FocusEvent } from 'react'
import { useMediaQuery } from '../hooks/useMediaQuery'

type Choice = 'play' | 'stop' | null

/** What the button last said, for as long as the site stays open: who stops the rotation does so once. */
let lastChoice: Choice = null

/** Marks the rotation button: focus on it does not hold the rotation (APG carousel). */
export const rotationControl = { 'data-rotation-control': '' }

/**
 * When a carousel turns by itself (WCAG 2.2.2, APG carousel): off under reduced motion, held while focused, hovered
 * or out of sight, stopped for good by any use by hand, and started again by its button only.
 */
export function useAutoplay(wanted: boolean) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [choice, setChoice] = useState<Choice>(lastChoice === 'stop' ? 'stop' : null)
  const [isFocused, setIsFocused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isHidden, setIsHidden] = useState(false)
  const isPlaying = choice === null ? wanted && !reducedMotion : choice === 'play'
  // Who asked for it with the button is still on the button.
  const isHeld = isHidden || (choice !== 'play' && (isFocused || isHovered))

  useEffect(() => {
    const look = () => setIsHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return {
    /** What the button shows. */
    isPlaying,
    /** Whether the slides move now. */
    isRunning: isPlaying && !isHeld,
    stop: useCallback(() => setChoice('stop'), []),
    toggle: () => {
      lastChoice = isPlaying ? 'stop' : 'play'
      setChoice(lastChoice)
    },
    pauseHandlers: {
      onFocus: (event: FocusEvent) => setIsFocused(!event.target.closest('[data-rotation-control]')),
      onBlur: () => setIsFocused(false),
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
    },
  }
}
