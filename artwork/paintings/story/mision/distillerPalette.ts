/** Colours and strokes the parts of the distiller share. */
export const skin = '#a8683f'
export const shirt = '#efe3c8'
export const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.3, minRadius: 2.3 } as const
export const level = { ...down, flow: 0 } as const
