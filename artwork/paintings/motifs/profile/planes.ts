import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Transform } from '../transform'
import { flows, type ProfileLook } from './profileLook'

const outline =
  'M38,0C30,5 24,16 22,30C21,35 21,38 22.6,43C21.6,49 17.6,56 13.2,62C11.6,64.6 12.2,68.6 15.6,69.8C17.2,70.4 19,71 20.4,72C19.6,73.6 19.6,75 19,76C16.8,77 15,79 15.2,81.4C16,82.8 17.6,83.2 19.6,83.5C17.2,84.2 16,85.6 16.4,88C17,90 19.2,91 20.6,92.5C18.8,94.6 17.6,97.6 18.4,101C19.4,105.5 23,108.5 28.6,108C34,107.4 40,106 44,104C46,112 45,124 40,134L30,150L100,150C88,132 82,116 82,98L86,50C82,20 64,0 38,0Z'

/** Skin in planes: brow, nose and cheek in the light, jaw and neck in the shade. */
export function drawProfilePlanes(c: Composition, at: Transform, { tones, isReflection }: ProfileLook) {
  const { skin, shadow, glow, cheek } = tones
  const brush = flows(at, isReflection)
  const down = brush(Math.PI / 2 + 0.3)
  c.path(at.path(outline), skin, down)
  // Under the jaw the neck falls into shadow; behind the ear too.
  c.path(
    at.path(
      'M50,102C58,99 65,92 70,82C74,74 76,66 76,58L86,50L82,98C82,116 88,132 100,150L64,150C67,134 62,114 50,102Z',
    ),
    shadow,
    down,
  )
  c.path(
    at.path('M44,104C47,103.4 49,102.8 50,102C62,114 67,134 64,150L48,150C54,134 52,116 44,104Z'),
    mix(skin, shadow, 0.45),
    down,
  )
  c.path(
    at.path('M38,0C30,5 24,16 22,30C34,25 50,23 66,32C70,18 58,2 38,0Z'),
    mix(skin, glow, 0.75),
    brush(0.3),
  )
  c.path(
    at.path(
      'M22.6,43C21.6,49 17.6,56 13.2,62C11.6,64.6 12.2,68.6 15.6,69.8C21,68 26,64 28,58C28,52 26,46 22.6,43Z',
    ),
    mix(skin, glow, 0.55),
    brush(1.9),
  )
  c.path(
    at.path('M15.6,69.8C17.2,70.4 19,71 20.4,72C24,71 27,67 28,62C24,66 20,68.5 15.6,69.8Z'),
    mix(skin, shadow, 0.7),
    brush(0),
  )
  c.path(at.path('M30,58C42,52 56,56 60,68C58,82 46,86 34,80C28,74 27,64 30,58Z'), mix(skin, cheek, 0.36), {
    ...brush(0.8),
    isHardEdged: false,
  })
  c.path(at.path('M33,62C38,56 48,55 53,59C54,64 48,69 40,69C35,69 32,66 33,62Z'), mix(skin, glow, 0.3), {
    ...brush(0.5),
    isHardEdged: false,
  })
  c.path(
    at.path('M20.6,92.5C18.8,94.6 17.6,97.6 18.4,101C19.4,105.5 23,108.5 28.6,108C32,104 31,96 20.6,92.5Z'),
    mix(skin, glow, 0.35),
    brush(1),
  )
  c.path(
    at.path('M28.6,108C34,107.4 40,106 44,104C54,100 63,92 69,82C60,91 46,99 30.5,101Z'),
    mix(skin, shadow, 0.5),
    brush(-0.4),
  )
  c.path(at.path('M24,44C29,38 42,38 50,43C46,51 34,53 27,51Z'), mix(skin, shadow, 0.4), {
    ...brush(0.1),
    isHardEdged: false,
  })
}
