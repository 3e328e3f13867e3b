import { LinkList } from './LinkList'

/** Links back to the rows that refer to this evidence. */
export const RequirementLinks = ({ rows }: { rows: readonly string[] }) => (
  <LinkList label="Requisitos" links={rows.map((id) => ({ href: `#${id}`, name: id }))} />
)
