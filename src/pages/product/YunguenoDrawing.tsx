/** A tumbler with ice and a wheel of orange. */
export function YunguenoDrawing() {
  return (
    <svg viewBox="0 0 120 150" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      <path d="M30 12h60l-8 128a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6z" />
      <path d="M33 56h54" />
      <circle cx="88" cy="24" r="22" fill="#f6b23a" />
      <path d="M88 2v44M66 24h44M72 8l32 32M104 8 72 40" />
      <rect x="46" y="70" width="20" height="20" transform="rotate(12 56 80)" />
      <rect x="58" y="100" width="18" height="18" transform="rotate(-14 67 109)" />
    </svg>
  )
}
