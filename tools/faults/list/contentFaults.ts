import { collection } from '../../../src/content/collection'
import { premiumPrice } from '../../../src/content/constants'
import { excessLegend, identityNotice } from '../../../src/content/legal'
import { jestFile, type Fault } from '../fault'

const specificationTests = jestFile('content/specification.test.ts')
const editorialTests = jestFile('content/editorial.test.ts')
const spellingTests = jestFile('content/spelling.test.ts')
const reviewedHeads = jestFile('tools/build/head/reviewedHeads.test.ts')

export const contentFaults: readonly Fault[] = [
  {
    id: 'legend-misspelt',
    title: 'A legend of the law has a letter wrong',
    file: 'src/content/legal.ts',
    find: excessLegend,
    replace: excessLegend.replace('Ñ', 'N'),
    check: jestFile('tools/dossier/requirements.test.ts'),
    expectedOutput: '● the sentence «',
  },
  {
    id: 'price-changed',
    title: 'A Premium costs a hundred bolivianos more',
    file: 'src/content/constants.ts',
    find: `premiumPrice = '${premiumPrice}'`,
    replace: `premiumPrice = '1${premiumPrice}'`,
    check: specificationTests,
    expectedOutput: '● spec §9: the numbers',
  },
  {
    id: 'forbidden-word',
    title: 'A text promises success',
    file: 'src/content/legal.ts',
    find: identityNotice,
    replace: `${identityNotice} ¡Éxito!`,
    check: editorialTests,
    expectedOutput: '› never says /éxito|triunf|virilidad|potencia/i',
  },
  {
    id: 'alt-missing',
    title: 'A painting has no words for who does not see it',
    file: 'src/content/firstBottles.ts',
    find: `alt: '${collection[1].painting.image.alt}'`,
    replace: "alt: ''",
    check: editorialTests,
    expectedOutput:
      '● what a visitor who does not see the pictures hears › content.paintings.paintings.1.image',
  },
  {
    id: 'english-in-dossier',
    title: 'A part of the dossier is named in English for who hears the page',
    file: 'src/audit/dossier/singleFile/Cover.tsx',
    find: 'aria-label={singleFileTexts.contents}',
    replace: 'aria-label="Contents"',
    check: spellingTests,
    expectedOutput: 'Contents (src/audit/dossier/singleFile/Cover.tsx)',
  },
  {
    id: 'english-in-footer',
    title: 'The footer has a sentence in English',
    file: 'src/features/layout/Footer.tsx',
    find: '<footer className="footer">',
    replace: '<footer className="footer">Follow us',
    check: spellingTests,
    expectedOutput: 'Follow (src/features/layout/Footer.tsx)',
  },
  {
    id: 'hreflang-wrong',
    title: 'The head says another language than the page has',
    file: 'tools/build/head/headTags.ts',
    find: "['es-BO', 'x-default']",
    replace: "['es-ES', 'x-default']",
    check: reviewedHeads,
    expectedOutput: 'reviewedHeads.txt differs',
  },
  {
    id: 'trail-wrong',
    title: 'Structured data counts the pages between home and here from zero',
    file: 'tools/build/head/structuredData.ts',
    find: 'position: index + 1,',
    replace: 'position: index,',
    check: reviewedHeads,
    expectedOutput: 'reviewedHeads.txt differs',
  },
  {
    id: 'privacy-untrue',
    title: 'The privacy text says that scroll positions stay for longer than they do',
    file: 'src/content/privacy.ts',
    find: '» o cierres la pestaña.`',
    replace: '» o pasen treinta días.`',
    check: jestFile('content/privacyClaims.test.ts'),
    expectedOutput: '● the privacy text says of each entry where and until when',
  },
  {
    id: 'scroll-kept',
    title: '“Olvidar mi respuesta” leaves the scroll positions',
    file: 'src/shared/webStorage.ts',
    find: '[orderKey, scrollPositionsKey]',
    replace: '[orderKey]',
    check: jestFile('app/privacyClaims.dom.test.tsx'),
    expectedOutput: '● with the box, "Olvidar mi respuesta" deletes all of it',
  },
]
