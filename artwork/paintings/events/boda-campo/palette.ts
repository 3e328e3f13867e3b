export const blossoms = {
  left: ['#5a3fa6', '#7255c0', '#8d70d6', '#4a3590', '#a58be2', '#6a4ab4'],
  right: ['#8e3f9e', '#a854b4', '#c274c6', '#743088', '#d99ad8', '#9a4aa8'],
} as const
export const bark = { light: '#b98a68', mid: '#85594a', dark: '#523440' } as const
export const vines = ['#4f7a34', '#6d9a3c', '#93b648', '#3a6136', '#b9c455'] as const
export const lace = { light: '#fffaf0', mid: '#efe2ee', dark: '#c4add0' } as const
export const petals = ['#d8325f', '#fbeee0', '#f0a24f', '#f7b3c4', '#e8622c'] as const
/** Where the sun stands and the rows of vines meet. */
export const horizon = { x: 825, y: 1215 } as const
