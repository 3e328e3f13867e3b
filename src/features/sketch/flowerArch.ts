import { coloursOfRose, daisy, rose } from './flowers'
import { leaf, onCircle, repeat, type Point, type Shape } from './shapes'

/** Places along an arch: up one side, over the top, down the other. */
const along = (share: number): Point => {
  const [side, over] = [150, 380]
  const way = share * (2 * side + over)
  if (way < side) return [38, 352 - way]
  if (way > side + over) return [262, 352 - (2 * side + over - way)]
  return onCircle(150, 202, 112, 0.5 + (way - side) / over / 2, 1.36)
}

const count = 33

/** An arch of leaves, between them daisies and small roses, over these large roses. */
export const flowerArch = (): Shape[] => {
  const places = repeat(count, (index) => along(index / (count - 1)))
  const colours = (index: number) => coloursOfRose(Math.floor(index / 2) * 3)
  return [
    ...places.flatMap(([x, y], index) => [
      leaf('#2f6b43', x, y, 29, 12, index * 1.3),
      leaf('#5b9a55', x, y, 27, 11, index * 1.3 + 2.6),
    ]),
    ...places.flatMap(([x, y], index) => {
      if (index % 2 === 0) return []
      return index % 4 === 1
        ? daisy(x + 7, y - 3, 13, index % 8 === 1 ? '#fff6e4' : '#f6b84a')
        : rose(x - 7, y + 2, 11, colours(index))
    }),
    ...places.flatMap(([x, y], index) =>
      index % 2 ? [] : rose(x, y, 15.5 + (index % 3) * 1.6, colours(index)),
    ),
  ]
}
