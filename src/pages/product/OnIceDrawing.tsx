/** A short glass with two large cubes. */
export function OnIceDrawing() {
  return (
    <svg viewBox="0 0 120 150" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      <path d="M18 52h84l-7 84a8 8 0 0 1-8 8H33a8 8 0 0 1-8-8z" />
      <rect x="36" y="74" width="30" height="30" transform="rotate(-10 51 89)" />
      <rect x="62" y="94" width="26" height="26" transform="rotate(16 75 107)" />
      <path d="M22 92h14M90 92h8" />
    </svg>
  )
}
