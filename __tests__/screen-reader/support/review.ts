import { join } from 'node:path'
import { expectReviewed } from '../../support/reviewedFile'
import { transcriptOf } from './transcript'
import { roleWords } from './words'

const folder = join(__dirname, '../transcripts')

/** A control or a picture of which only the kind is said. */
const nameless = /^\s*(botón|enlace|imagen|casilla|campo|pestaña|panel|diálogo)(, [^:]*)?$/

const textOf = (line: string) => line.replace(/^\s*([^:]{1,40}: )?/, '')

const depthOf = (line: string) => line.search(/\S/)

export const problemsOf = (transcript: string) => {
  const lines = transcript.trimEnd().split('\n')
  /**
   * But for a box and the heading or legend it takes its name from, a radio button and its label, which stands beside it, and
   * cells of a table, which are read with their column.
   */
  const isDoubled = (line: string, index: number) => {
    const before = lines[index - 1]
    const isExempt = [`${roleWords.radio},`, `${roleWords.cell}:`].some((start) =>
      before?.trim().startsWith(start),
    )
    if (before === undefined || isExempt) return false
    return depthOf(line) <= depthOf(before) && textOf(line) === textOf(before)
  }
  return [
    ...lines.filter((line) => nameless.test(line)).map((line) => `nameless: ${line.trim()}`),
    ...lines.filter(isDoubled).map((line) => `said twice: ${line.trim()}`),
  ]
}

/** The transcript is the one a person has reviewed. */
export async function expectReviewedTranscript(name: string, container: HTMLElement = document.body) {
  const transcript = await transcriptOf(container)
  expect(problemsOf(transcript)).toEqual([])
  expectReviewed(join(folder, `${name}.txt`), transcript)
}
