import { commandCheck, jestFile, type Fault } from '../fault'

const hiddenSlides = 'src/shared/carousel/useHiddenSlides.ts'
const carouselTests = jestFile('shared/carousel/carousel.dom.test.tsx')

export const screenFaults: readonly Fault[] = [
  {
    id: 'id-duplicated',
    title: 'The clones of a carousel keep their ids',
    file: hiddenSlides,
    find: "named.removeAttribute('id')",
    replace: "named.getAttribute('id')",
    check: carouselTests,
    expectedOutput: '› gives no slide a place in the focus order, and repeats no id',
  },
  {
    id: 'hidden-reachable',
    title: 'Links of hidden slides take the focus',
    file: hiddenSlides,
    find: "slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true')",
    replace: "slide.removeAttribute('inert')",
    check: carouselTests,
    expectedOutput: '› keeps every hidden slide and clone out of reach',
  },
  {
    id: 'no-pause',
    title: 'The hero turns by itself and has no pause',
    file: 'src/pages/home/HeroControls.tsx',
    find: '        <RotationButton {...controls} />\n',
    replace: '',
    check: jestFile('pages/home/HomeHero.dom.test.tsx'),
    expectedOutput: '› puts the pause first, then previous and next',
  },
  {
    id: 'focus-lost',
    title: 'The focus is not given on when a bottle leaves the message',
    file: 'src/features/order/OrderPanel.tsx',
    find: '                heading.current?.focus()\n',
    replace: '',
    check: jestFile('features/order/orderPanel.dom.test.tsx'),
    expectedOutput: '● the last bottle removed leaves the direct link, which takes the focus',
  },
  {
    id: 'picture-mute',
    title: 'Pictures are drawn without their alternative text',
    file: 'src/shared/ui/Picture.tsx',
    find: '        alt={alt}\n',
    replace: '',
    check: commandCheck('eslint', 'src/shared/ui/Picture.tsx', '--max-warnings', '0'),
    expectedOutput: 'jsx-a11y/alt-text',
  },
  {
    id: 'class-foreign',
    title: 'A class outside the naming of the style sheets',
    file: 'src/features/gate/GateAnswers.scss',
    find: '.gate-answers__notice {',
    replace: '.gateAnswersNotice {',
    check: commandCheck('stylelint', 'src/features/gate/GateAnswers.scss'),
    expectedOutput: 'Flat BEM: block__element--modifier',
  },
]
