import type { Presence } from './ancestorLook'

const gold = '#f6aa26'
const dark = '#5a1830'
const red = '#c22840'
const wine = '#8a1c46'
const cream = '#f7e6c2'
const blue = '#2c3cb0'
const violet = '#6b3aa8'
const teal = '#2a9a9c'
const night = '#1a1a62'
const ember = '#e2683a'

/** Those behind first: each wears a weave of its own. */
export const company: readonly Presence[] = [
  {
    x: 520,
    y: 862,
    mask: 158,
    feet: 1925,
    look: { crown: 'feathers', gold, dark, inlays: [blue, red] },
    warps: [
      { width: 1.5, colours: [gold, wine, cream, night] },
      { width: 0.55, colours: [gold] },
      { width: 0.9, colours: [cream, red] },
      { width: 0.65, colours: [violet] },
    ],
    tunic: '#4a2a86',
  },
  {
    x: 1130,
    y: 862,
    mask: 158,
    feet: 1925,
    look: { crown: 'feathers', gold, dark, inlays: [teal, violet] },
    warps: [
      { width: 1.5, colours: [red, cream, blue, gold] },
      { width: 0.55, colours: [cream] },
      { width: 0.9, colours: [night, gold] },
      { width: 0.65, colours: [red] },
    ],
    tunic: '#5a1f66',
  },
  {
    x: 205,
    y: 892,
    mask: 164,
    feet: 2010,
    look: { crown: 'rays', gold, dark, inlays: [teal, violet] },
    warps: [
      { width: 0.7, colours: [wine] },
      { width: 0.35, colours: [gold] },
      { width: 1.3, colours: [gold, night, cream] },
      { width: 0.35, colours: [cream] },
      { width: 0.6, colours: [red] },
    ],
    tunic: '#3a2a92',
  },
  {
    x: 1445,
    y: 892,
    mask: 164,
    feet: 2010,
    look: { crown: 'rays', gold, dark, inlays: [blue, red] },
    warps: [
      { width: 0.7, colours: [blue] },
      { width: 0.35, colours: [cream] },
      { width: 1.3, colours: [cream, violet, gold] },
      { width: 0.35, colours: [ember] },
      { width: 0.6, colours: [night] },
    ],
    tunic: '#7a1f4a',
  },
  {
    x: 825,
    y: 872,
    mask: 174,
    feet: 2045,
    look: { crown: 'rays', gold, dark, inlays: [teal, red] },
    warps: [
      { width: 1.7, colours: [cream, red, gold, blue] },
      { width: 0.4, colours: [gold] },
      { width: 0.4, colours: [red] },
      { width: 0.8, colours: [gold, violet] },
      { width: 0.5, colours: [wine] },
    ],
    tunic: '#8f1f3c',
  },
]
