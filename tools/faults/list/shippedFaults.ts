import { journey, type Fault } from '../fault'

const siteBundle = 'tools/build/bundles/siteBundle.ts'

/** What visitors receive, and how pictures and lists are laid out. */
export const shippedFaults: readonly Fault[] = [
  {
    id: 'code-readable',
    title: 'Scripts are shipped with spaces and comments',
    file: siteBundle,
    find: 'minimizeOptions: { html: false },',
    replace: 'minimizeOptions: { html: false },\n      minimize: false,',
    check: journey('shipped', 'every shipped script and style sheet is minified'),
    expectedOutput: ' without spaces and comments',
  },
  {
    id: 'note-shipped',
    title: 'Visitors load what the owner has to do about each fact',
    file: siteBundle,
    find: "'process.env.BOHEMIA_NOTES': JSON.stringify('off')",
    replace: "'process.env.BOHEMIA_NOTES': JSON.stringify('on')",
    check: journey('shipped', 'no file that visitors load holds a note for the owner about a fact'),
    expectedOutput: ': note of phone',
  },
  {
    id: 'name-on-window',
    title: 'A script leaves the gate’s machine on window',
    file: 'src/boot/main.ts',
    find: '  const gate = createGate(browserStorage(window))\n',
    replace: '  const gate = createGate(browserStorage(window))\n  Object.assign(window, { gate })\n',
    check: journey('globals', 'at the gate and after SÍ the scripts leave no name on window'),
    expectedOutput: '+   "gate",',
  },
  {
    id: 'picture-cut',
    title: 'A quarter of a recipe’s picture is cut off',
    file: 'src/pages/product/Recipe.scss',
    find: 'aspect-ratio: 4 / 3;',
    replace: 'aspect-ratio: 16 / 9;',
    check: journey('pictures', 'as large as they are drawn, AVIF, in shape, the first one first'),
    expectedOutput: ' of it is in sight, at least 95 % expected',
  },
  {
    id: 'subject-cut',
    title: 'Home’s picture of a wedding shows its flowers, and half of its painting',
    file: 'src/pages/home/PersonalisedTeaser.scss',
    find: 'object-position: 80% 52%;',
    replace: 'object-position: 0% 52%;',
    check: journey('croppedPictures', 'that are cut off show their subjects at every width'),
    expectedOutput: 'painting of ',
  },
  {
    id: 'row-uneven',
    title: 'The fourth step of the making is as wide as two',
    file: 'src/pages/about/MakingSteps.scss',
    find: '      grid-column: auto;\n\n      &:nth-child(4) {\n        grid-column: auto;\n      }\n',
    replace: '      grid-column: auto;\n',
    check: journey('layout', 'every route at every width'),
    expectedOutput: '.making-steps__list: entries are ',
  },
]
