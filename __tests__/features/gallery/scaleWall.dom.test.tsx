import { declarationsOf } from '../../styles/support/declarationsOf'
import { render, screen } from '@testing-library/react'
import { bottleHeightCm } from '../../../src/content/constants'
import { paintings } from '../../../src/content/paintings'
import { products } from '../../../src/content/products'
import { ScaleWall } from '../../../src/features/gallery/ScaleWall'

const [first, second] = paintings as [(typeof paintings)[0], (typeof paintings)[0]]

describe('works beside a bottle, to scale', () => {
  const bottle = products[0]!.srcImg[0]
  const works = [
    { image: first.image, widthCm: 50, heightCm: 60 },
    { image: second.image, widthCm: 30, heightCm: 40 },
  ]
  const number = (element: Element, name: string) => Number(element.getAttribute(name))
  const placeOf = (element: Element) => {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => number(element, name)) as [
      number,
      number,
      number,
      number,
    ]
    return { x, y, width, height }
  }
  const draw = () => {
    render(
      <ScaleWall
        works={works}
        bottle={bottle.source}
        label="A escala"
        widths={[
          ['(min-width: 900px)', '50vw'],
          ['', '100vw'],
        ]}
      />,
    )
    const wall = screen.getByRole('img', { name: 'A escala' })
    const all = (selector: string) => [...wall.querySelectorAll(selector)]
    const pictures = all('foreignObject').map((picture) => {
      expect(picture).toHaveAttribute('transform', 'scale(0.1)')
      const { x, y, width, height } = placeOf(picture)
      return { x: x / 10, y: y / 10, width: width / 10, height: height / 10 }
    })
    return { wall, all, pictures }
  }

  it('hang as large as they are, each in a frame of 1.6 cm', () => {
    const { all, pictures } = draw()
    expect(pictures.slice(0, 2).map(({ width, height }) => [width, height])).toEqual([
      [50, 60],
      [30, 40],
    ])
    const expected = pictures.slice(0, 2)
    expect(all('.scale-wall__frame').map(placeOf)).toEqual(expected)
    // A line is half inside, under the picture.
    expect(declarationsOf('src/features/gallery/ScaleWall.scss', '.scale-wall__frame')).toContain(
      'stroke-width:3.2px',
    )
    // One shadow where it touches the wall, and a soft one under it.
    const filters = all('.scale-wall__frame').map((part) => part.getAttribute('filter'))
    expect(filters).toEqual(expected.map(() => `url(#${all('filter')[0]!.id})`))
    expect(all('feDropShadow')).toHaveLength(2)
  })

  it('stand by a bottle of its true height, in its own shape, whose glass meets its shadow on the board', () => {
    const { all, pictures } = draw()
    const { x, y, width, height } = pictures[2]!
    const [shadow] = all('ellipse')
    expect(height * (1 - 2 * 0.02)).toBeCloseTo(bottleHeightCm)
    expect(width / height).toBeCloseTo(bottle.source.width / bottle.source.height)
    expect(y + height * (1 - 0.02)).toBeCloseTo(number(shadow!, 'cy'))
    expect(x + width / 2 + 2.4).toBeCloseTo(number(shadow!, 'cx'))
  })

  it('cast no shadow over the foot of the bottle, whose glass is clear', () => {
    const { all, pictures } = draw()
    const { x, y, width, height } = pictures[2]!
    const [shadow] = all('ellipse')
    const [clip] = all('clipPath')
    expect(shadow).toHaveAttribute('clip-path', `url(#${clip!.id})`)
    const [beside, under] = [...clip!.querySelectorAll('rect')].map(placeOf)
    // The bottle's glass takes 54 % of its picture's width.
    expect(beside!.x).toBeGreaterThanOrEqual(x + width / 2 + 0.27 * width)
    expect(under!.y).toBeCloseTo(y + height * (1 - 0.035))
  })

  it('fill the drawing to its measures', () => {
    const { wall } = draw()
    const [width, height] = [number(wall, 'width'), number(wall, 'height')]
    expect(wall).toHaveAttribute('viewBox', `0 0 ${width} ${height}`)
  })

  it('every blur and clip that is used is there once', () => {
    const { wall, all } = draw()
    const used = [...wall.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    const ids = all('[id]').map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(used)).toEqual(new Set(ids))
  })

  it('ask for pictures as wide as the share of the wall that they take', () => {
    const { wall } = draw()
    const share = 50 / number(wall, 'width')
    const [sizes] = [...wall.querySelectorAll('source')].map((source) => source.sizes)
    const part = share.toFixed(3)
    expect(sizes).toBe(`(min-width: 900px) calc(50vw * ${part}), calc(100vw * ${part})`)
  })
})
