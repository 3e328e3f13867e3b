import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chapterNames, singleFileTexts } from '../../../src/audit/dossier/texts/dossierTexts'
import { expectSome } from '../../support/expectSome'
import { expect, test } from '../support/visitor'
import { dossierFolder, requireDossier } from './support/dossierPage'

test.beforeAll(requireDossier)

const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()

/** As a PDF writes a title: in brackets, or in UTF-16 where a letter has an accent. */
const titleOf = (text: string) => (/[^ -~]/.test(text) ? `<FEFF${swapped(text)}>` : `(${text})`)

/** The hosts' check of what is served has no place on paper. */
const printed = Object.entries(chapterNames).filter(([id]) => id !== 'huellas')

test('the PDF beside the printable file has a bookmark for every chapter, tags, its language and no date', () => {
  const pdf = readFileSync(join(dossierFolder, 'expediente.pdf'), 'latin1')
  const titles = expectSome([singleFileTexts.title, ...printed.map(([, name]) => name)])
  const missing = titles.filter((title) => !pdf.includes(`/Title ${titleOf(title)}\n/Dest`))
  expect(missing, 'chapters without bookmark').toEqual([])
  expect(pdf).toContain('/Type /StructTreeRoot')
  expect(pdf).toContain('/Lang (es-BO)')
  expect(pdf).not.toMatch(/\/(CreationDate|ModDate)/)
  expect(pdf, 'an address of the disk').not.toContain('file:')
})
