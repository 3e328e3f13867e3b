import { addressesIn, pageFile } from '../../../tools/build/builtSite'
import { readHead } from '../../../tools/build/head/readHead'
import { expectSome } from '../../support/expectSome'
import { findVocabularyProblems } from '../../support/schemaOrg/findVocabularyProblems'
import { dist, readBuilt } from './support/built'

test.each(addressesIn(dist))('the structured data of %s, as built, is schema.org’s', (path) => {
  const [block, ...others] = readHead(readBuilt(pageFile(path)).toString()).filter(
    ({ name }) => name === 'script application/ld+json',
  )
  expect(others).toEqual([])
  const { '@graph': nodes } = JSON.parse(block?.content ?? '') as { '@graph': Record<string, unknown>[] }
  expect(expectSome(nodes).flatMap((node) => findVocabularyProblems(node))).toEqual([])
})
