import { useCallback, useEffect, useState, type FocusEvent } from 'react'
import { useMediaQuery } from '../hooks/useMediaQuery'

type Choice = 'play' | 'stop' | null

/** The last press of the button, remembered while the site is open: who stops one carousel stops the next ones too. */
let lastChoice: Choice = null

/** Marks the rotation button: focus on it does not pause the rotation (APG carousel). */
export const rotationControl = { 'data-rotation-control': '' }

/**
 * When a carousel rotates by itself (WCAG 2.2.2, APG carousel): never under reduced motion; paused while focused,
 * hovered or hidden; stopped by any manual move, and started again only by its button.
 */
export function useAutoplay(isEnabled: boolean) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [choice, setChoice] = useState<Choice>(lastChoice === 'stop' ? 'stop' : null)
  const [isFocused, setIsFocused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isHidden, setIsHidden] = useState(false)
  const isPlaying = choice === null ? isEnabled && !reducedMotion : choice === 'play'
  // Whoever pressed the button still has the pointer or the focus on it.
  const isPaused = isHidden || (choice !== 'play' && (isFocused || isHovered))

  useEffect(() => {
    const update = () => setIsHidden(document.hidden)
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])

  return {
    /** What the button shows. */
    isPlaying,
    /** Whether the slides move now. */
    isRunning: isPlaying && !isPaused,
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
