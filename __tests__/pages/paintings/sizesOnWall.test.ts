import { sizesOnWall } from '../../../src/pages/paintings/sizesOnWall'

// The widths of PaintingWall.scss and WallOfMany.scss: 60 cm are a third of 186; 86 % of the column on a phone.
describe('the width of a canvas on the wall', () => {
  it('is its share where few works hang', () => {
    expect(sizesOnWall(4)(60)).toBe(
      '(min-width: 1700px) 497px, (min-width: 1200px) calc(min(1252px, 91vw - 60px) * 0.323), (min-width: 900px) calc((91vw - 60px) * 0.323), (min-width: 700px) calc((91vw - 60px) * 0.323), calc((86vw - 46px) * 1)',
    )
  })

  // 60 of 256 and of 232 cm.
  it('is smaller from five works on, where four hang in a row', () => {
    expect(sizesOnWall(5)(60)).toBe(
      '(min-width: 1700px) 360px, (min-width: 1200px) calc(min(1252px, 91vw - 60px) * 0.234), (min-width: 900px) calc((91vw - 60px) * 0.259), (min-width: 700px) calc((91vw - 60px) * 0.323), calc((86vw - 46px) * 1)',
    )
  })

  it('is its share of the column on a phone', () => {
    expect(sizesOnWall(1)(40)).toMatch(/calc\(\(86vw - 46px\) \* 0\.667\)$/)
  })
})
