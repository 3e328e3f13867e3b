/** What a way is called, and below what it needs or whom it reaches. */
export function WayWords({ name, note }: { name: string; note: string }) {
  return (
    <>
      <span className="way-list__name">{name}</span> <span className="way-list__note">{note}</span>
    </>
  )
}
