import { SassNumber, type Value } from 'sass'
import * as breakpoints from '../../src/styles/breakpoints'

/** Options of every Sass compilation: `breakpoint('nav')` is that width in px; an unknown name stops the build. */
export const sassOptions = {
  functions: {
    'breakpoint($name)': ([name]: Value[]) => {
      const key = name?.assertString().text ?? ''
      const px = new Map<string, number>(Object.entries(breakpoints)).get(key)
      if (px !== undefined) return new SassNumber(px, 'px')
      throw new Error(`Unknown breakpoint "${key}": there are ${Object.keys(breakpoints).join(', ')}.`)
    },
  },
}
