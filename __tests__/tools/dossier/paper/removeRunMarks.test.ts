import { removeRunMarks } from '../../../../tools/dossier/paper/removeRunMarks'

/** As Chromium writes it, with the moment and the numbers of one run; some bytes are of no text. */
const printed = (moment: string, names: readonly [first: number, second: number, third: number]) => {
  const [first, second, third] = names.map((name) => `node${`${name}`.padStart(8, '0')}`)
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj',
      '<</Title (Expediente de cumplimiento)',
      `/CreationDate (D:${moment}+00'00')`,
      `/ModDate (D:${moment}+00'00')>>`,
      'stream\u00ff\u0000\u0080endstream',
      `<</ID (${second})>>`,
      `<</ID (${first})>>`,
      `<</ID (${third})>>`,
      `<</Headers [(${first}) (${second})]>>`,
      `<</Names [(${first}) 4 0 R (${second}) 3 0 R]>>`,
    ].join('\n'),
    'latin1',
  )
}

const earlier = printed('20261125042147', [7, 140, 1207])
const later = printed('20270101000000', [11, 146, 1220])

it('two printings of one page are the same bytes', () => {
  expect(earlier.equals(later)).toBe(false)
  expect(removeRunMarks(earlier).equals(removeRunMarks(later))).toBe(true)
})

it('no byte moves, and no date is left that would be false', () => {
  const same = removeRunMarks(earlier).toString('latin1')
  expect(same).toHaveLength(earlier.length)
  expect(same.indexOf('stream')).toBe(earlier.indexOf('stream'))
  expect(same).toContain('/Title (Expediente de cumplimiento)')
  expect(same).not.toMatch(/Date|20261125/)
})

it('the names keep their order, so the tree that finds them stays sorted', () => {
  const same = removeRunMarks(earlier).toString('latin1')
  expect(same).toContain('<</ID (node00000002)>>\n<</ID (node00000001)>>\n<</ID (node00000003)>>')
  expect(same).toContain('/Names [(node00000001) 4 0 R (node00000002) 3 0 R]')
})

it('another page stays another file', () => {
  const other = Buffer.from(earlier.toString('latin1').replace('cumplimiento', 'cumplimientO'), 'latin1')
  expect(removeRunMarks(other).equals(removeRunMarks(earlier))).toBe(false)
})
