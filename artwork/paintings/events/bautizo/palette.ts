export const plumage = { light: '#fffaf0', mid: '#d3e4ea', shadow: '#86b0c2', deep: '#3c7488' } as const
export const gold = { light: '#fbe6a2', mid: '#e9b949', deep: '#b57c22' } as const
export const turquoise = {
  pale: '#bfe8e0',
  light: '#5cc0bd',
  mid: '#1f8f96',
  deep: '#0d626f',
  night: '#0a4656',
} as const
export const stone = { light: '#efe6d4', mid: '#cfc7b8', shadow: '#93a3a4', deep: '#5f7880' } as const
