import type { Target } from '../requirements/target'
import { LinkList } from './LinkList'

/** Back to the rows that lead here. */
export const RowLinks = ({ rows }: { rows: readonly Target[] }) => (
  <LinkList label="Requisitos" links={rows.map(({ anchor }) => ({ href: `#${anchor}`, name: anchor }))} />
)
