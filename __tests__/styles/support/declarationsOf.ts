import { compile } from 'sass'
import { sassOptions } from '../../../tools/shared/sassOptions'

/** What the style sheet says of a selector outside media queries, one declaration an entry. */
export const declarationsOf = (file: string, selector: string) => {
  const { css } = compile(file, { ...sassOptions, style: 'compressed' })
  const [, block] = css.split(`${selector}{`)
  return block?.slice(0, block.indexOf('}')).split(';')
}
