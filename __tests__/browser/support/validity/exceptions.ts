import type { Problem } from './problem'

export interface Exception {
  readonly checker: Problem['checker']
  readonly message: RegExp
  readonly place?: RegExp
  readonly why: string
}

/** In every document. */
export const common: readonly Exception[] = [
  {
    checker: 'html-validate',
    message: /^prefer-native-element: .*<main>/,
    place: /^html > body > div$/,
    why: 'noscript may not hold a main element, and who has no scripts needs the landmark',
  },
]

/** In every document of the visitors' site. */
export const ofSite: readonly Exception[] = [
  {
    checker: 'nu',
    message:
      /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
    place: /rel="?expect"? href="?#static-loading/,
    why: 'the HTML standard allows it with rel="expect", too',
  },
]

/** Where the gate stands beside the loading screen as the build drew them. */
export const twoScreens: readonly Exception[] = [
  {
    checker: 'html-validate',
    message: /^(unique-landmark|heading-level): /,
    place: /^(#root > div:nth-child\(1\)|#static-loading) > main/,
    why: 'the loading screen is hidden, which these two rules do not look at',
  },
]

/** In what a visitor has done something with. */
export const onUsedPages: readonly Exception[] = [
  {
    checker: 'html-validate',
    message: /^heading-level: Initial heading level for sectioning root/,
    place: /^#order-panel/,
    why: 'the dialog is a part of its page and goes on in its order of headings',
  },
  {
    checker: 'html-validate',
    message: /^no-autoplay: /,
    place: /video$/,
    why: 'the film is in the page only once its button was pressed',
  },
]

/** In the lab at work. */
export const lab: readonly Exception[] = [
  {
    checker: 'nu',
    message: /Attribute “aria-valuetext” not allowed on element “meter”/,
    why: 'WAI-ARIA 1.2 gives it to the role, and milliseconds alone say nothing',
  },
]
