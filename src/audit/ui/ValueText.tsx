import './ValueText.scss'

/** Most characters that are shown at once. */
const shownAtMost = 80

/** A text with a stored value in it: a long one is cut, and opens. */
export function ValueText({ text }: { text: string }) {
  const characters = [...text]
  if (characters.length <= shownAtMost) return <span className="value-text">{text}</span>
  return (
    <details className="value-text">
      <summary className="value-text__start">
        {characters.slice(0, shownAtMost).join('')}… ({characters.length} caracteres)
      </summary>
      {text}
    </details>
  )
}
