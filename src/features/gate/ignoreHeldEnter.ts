type Pressed = Pick<KeyboardEvent, 'key' | 'repeat' | 'target' | 'preventDefault'>

/** A held Enter presses the focused button again and again: on the gate only the first press counts. */
export function ignoreHeldEnter(event: Pressed) {
  if (event.repeat && event.key === 'Enter' && (event.target as Element).closest('.gate'))
    event.preventDefault()
}
