/** A channel's name, and below it what it needs or whom it reaches. */
export function ChannelLabel({ name, note }: { name: string; note: string }) {
  return (
    <>
      <span className="channel-list__name">{name}</span> <span className="channel-list__note">{note}</span>
    </>
  )
}
