import { parse } from 'parse5'
import { offlinePage } from '../../../src/content/offline'
import { isAuditFile } from '../../../tools/build/builtSite'
import { auditWords, ownWords } from '../../content/ownWords'
import { findUnknownWords } from '../../support/spanish'
import { publicFiles, readBuilt } from './support/built'
import { attributesOf, elementsIn, shownText } from '../../support/elements'
import { expectSome } from '../../support/expectSome'

// Each HTML document, as a browser without JavaScript reads it: pages, stand-ins, lab and, where it was made, the dossier.

const documents = ['404.html', ...publicFiles().filter((file) => file.endsWith('.html'))]
/** Evidence names what a browser said, response headers, what the owner is asked for, and what pictures show. */
const inEvidence = new Set([
  ...['ePrivacy', 'SecurityError', 'removeItem', 'javascript'],
  ...['default', 'src', 'self', 'same', 'origin', 'permissions', 'policy', 'accelerometer', 'referrer'],
  ...['nosniff', 'DENY', 'kind', 'null', 'youtube', 'Chakana', 'III', 'UTC', 'WebM', 'labels', 'copy'],
])

const isAllowed = (word: string, file: string) =>
  ownWords.has(word) || (isAuditFile(file) && (auditWords.has(word) || inEvidence.has(word)))

/** Every other document asks for the age, and its tab says no more. */
const titles: Readonly<Record<string, string>> = {
  'sin-conexion.html': 'Sin conexión — Bohemia 56',
  'auditoria.html': 'Laboratorio de la puerta — Bohemia 56',
  'auditoria/cumplimiento.html': 'Cumplimiento — Bohemia 56',
  'auditoria/expediente/expediente.html': 'Expediente de cumplimiento | Bohemia 56',
}
const question = '¿Tienes más de 18 años? — Bohemia 56'

const read = (file: string) => parse(readBuilt(file).toString(), { scriptingEnabled: false })

test.each(documents)(
  '%s is in Spanish of Bolivia, with its title and a heading, in words of Spanish',
  (file) => {
    const document = read(file)
    const elements = elementsIn(document)
    const textsOf = (tag: string) => elements.filter(({ tagName }) => tagName === tag).map(shownText)
    const languages = elements
      .filter(({ tagName }) => tagName === 'html')
      .map((html) => attributesOf(html).lang)
    expect(languages).toEqual(['es-BO'])
    expect(textsOf('title')).toEqual([titles[file] ?? question])
    expect(textsOf('h1').filter((text) => text !== '')).not.toEqual([])
    const words = findUnknownWords(shownText(document))
    expect(expectSome(words).filter((word) => !isAllowed(word, file))).toEqual([])
  },
)

test('the page for no connection says what is the matter, leads home, and is not for search engines', () => {
  const document = read('sin-conexion.html')
  expect(shownText(document)).toContain(`${offlinePage.title} ${offlinePage.text}`)
  const elements = elementsIn(document)
  const robots = elements.map(attributesOf).filter(({ name }) => name === 'robots')
  expect(robots.map(({ content }) => content)).toEqual(['noindex'])
  const links = elements.filter(({ tagName }) => tagName === 'a')
  expect(links.map((link) => [attributesOf(link).href, shownText(link)])).toEqual([['/', 'Ir al inicio']])
})
