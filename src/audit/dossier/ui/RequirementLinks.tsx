import { LinkList } from './LinkList'

/** Back to the rows that lead here. */
export const RequirementLinks = ({ rows }: { rows: readonly string[] }) => (
  <LinkList label="Requisitos" links={rows.map((id) => ({ href: `#${id}`, name: id }))} />
)
