import { escapeXml } from '../../../src/audit/chart/escapeXml'
import type { Target } from '../../../src/audit/dossier/requirements/target'

const link = ({ anchor, name }: Target): string => `<a href="#${anchor}">${escapeXml(name)}</a>`

/** «Estados: Estado 3, Estado 4»; nothing where there is nothing to lead to. */
export const linkList = (label: string, targets: readonly Target[]): string =>
  targets.length > 0 ? `${escapeXml(label)}: ${targets.map(link).join(', ')}. ` : ''

/** Cells are HTML; the first of each row is its heading. */
export interface Table {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly { readonly anchor?: string; readonly cells: readonly string[] }[]
}

const lineOf = ({ anchor, cells: [first = '', ...rest] }: Table['rows'][number]) =>
  `<tr${anchor ? ` id="${anchor}"` : ''}><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

/** A table that a keyboard can move sideways where it is wider than the screen. */
export const table = ({ caption, head, rows }: Table): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${escapeXml(caption)}"><table><caption>${escapeXml(caption)}</caption>
<thead><tr>${head.map((name) => `<th scope="col">${escapeXml(name)}</th>`).join('')}</tr></thead>
<tbody>${rows.map(lineOf).join('\n')}</tbody></table></div>`

export const section = (id: string, title: string, content: string): string =>
  `<section id="${id}" aria-labelledby="${id}-titulo"><h2 id="${id}-titulo">${escapeXml(title)}</h2>
${content}
</section>`
