import './BoundText.scss'

/** A heading's or quotation's text, whose last two words stay on one line: no word ends alone. Two words may part. */
export function BoundText({ text }: { text: string }) {
  const words = text.split(' ')
  if (words.length < 3) return text
  return (
    <>
      {words.slice(0, -2).join(' ')} <span className="bound-text">{words.slice(-2).join(' ')}</span>
    </>
  )
}
