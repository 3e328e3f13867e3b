import { brand } from '../content/constants'

/** A page's title as the tab and a shared link show it. */
export const fullTitle = (title: string) => `${title} — ${brand}`
