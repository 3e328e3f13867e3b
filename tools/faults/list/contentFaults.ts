import { jestFile, type Fault } from '../fault'

const legalTests = jestFile('content/legal.test.ts')
const textTests = jestFile('shared/texts.test.ts')
const editorialTests = jestFile('content/editorial.test.ts')

export const contentFaults: readonly Fault[] = [
  {
    id: 'legend-misspelt',
    title: 'A legend of the law has a letter wrong',
    file: 'src/content/legal.ts',
    find: 'ES DAÑINO PARA',
    replace: 'ES DANINO PARA',
    check: legalTests,
    expectedOutput: '› the two legends are the words of Ley 259',
  },
  {
    id: 'price-changed',
    title: 'A Premium costs two bolivianos more',
    file: 'src/content/constants.ts',
    find: "premiumPrice = '63Bs.'",
    replace: "premiumPrice = '65Bs.'",
    check: legalTests,
    expectedOutput: '› the business constants are those of the specification',
  },
  {
    id: 'message-unencoded',
    title: 'A WhatsApp message stands unencoded in its address',
    file: 'src/shared/whatsapp.ts',
    find: "encodeURIComponent(text.replace(halfCharacter, '\\uFFFD'))",
    replace: "text.replace(halfCharacter, '\\uFFFD')",
    check: textTests,
    expectedOutput: '● a WhatsApp link carries the number and the whole text',
  },
  {
    id: 'emoji-cut',
    title: 'A preview counts code units and cuts an emoji in two',
    file: 'src/shared/preview.ts',
    find: "Array.from(new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text))",
    replace: "text.split('').map((segment) => ({ segment }))",
    check: textTests,
    expectedOutput: '● a preview never cuts',
  },
  {
    id: 'forbidden-word',
    title: 'A text promises success',
    file: 'src/content/legal.ts',
    find: 'Gracias por tu sinceridad.',
    replace: 'Gracias por tu sinceridad y éxito.',
    check: editorialTests,
    expectedOutput: '› never says /éxito|triunf|virilidad|potencia/i',
  },
  {
    id: 'alt-missing',
    title: 'A painting has no words for who does not see it',
    file: 'src/content/collection.ts',
    find: "alt: 'Perfil de mujer con los ojos cerrados y tres ecos violetas y turquesas sobre un lago de noche; una mujer cruza en balsa bajo la luna.'",
    replace: "alt: ''",
    check: editorialTests,
    expectedOutput:
      '● what a visitor who does not see the pictures hears › content.paintings.paintings.1.image',
  },
]
