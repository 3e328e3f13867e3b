export const suit = { light: '#3f4684', mid: '#2f356b', dark: '#1e2150' } as const
export const dress = { light: '#fbf4e8', mid: '#eadff0', dark: '#c3aed0', deep: '#a58fb8' } as const
export const hairBlack = '#21151f'
export const groomSkin = {
  skin: '#b0713f',
  shadow: '#7c4226',
  glow: '#d99a60',
  lips: '#a8483c',
  cheek: '#b5583a',
  line: '#241a20',
} as const
export const brideSkin = {
  skin: '#c98a58',
  shadow: '#9a5a3a',
  glow: '#eebb84',
  lips: '#b8363f',
  cheek: '#d0644a',
  line: '#2a1822',
} as const
export const petals = ['#d8325f', '#f6e8d8', '#f0a24f', '#f7b3c4', '#b02a55', '#fbe0a8', '#e8622c'] as const
export const greens = ['#2f6a45', '#4f8a45', '#7fa648', '#245a52', '#3f7a45'] as const
export const wovenCarpet = [
  { width: 1.4, colours: ['#7a1730'] },
  { width: 0.5, colours: ['#f0a22e'] },
  { width: 2.2, colours: ['#a8203f', '#f6e3b8', '#1f7d86'], pattern: 'diamonds' },
  { width: 0.5, colours: ['#1f7d86'] },
  { width: 0.4, colours: ['#f6e3b8'] },
  { width: 1.5, colours: ['#d8452f', '#f0a22e'], pattern: 'teeth' },
  { width: 0.5, colours: ['#5a1638'] },
  { width: 2.6, colours: ['#23307a', '#f0a22e', '#d8325f'], pattern: 'diamonds' },
  { width: 0.5, colours: ['#f6e3b8'] },
  { width: 1.4, colours: ['#1f7d86', '#f6e3b8'], pattern: 'steps' },
  { width: 0.6, colours: ['#d8325f'] },
  { width: 2.4, colours: ['#7a1730', '#f0a22e', '#f6e3b8'], pattern: 'diamonds' },
] as const
