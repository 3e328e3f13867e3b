/** Colours and strokes the parts of the distiller share. */
export const skin = '#8f5533'
export const shirt = '#e9dcc2'
/** The light of the fire. */
export const glow = '#f6a860'
export const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.4, minRadius: 2.6 } as const
export const across = { ...down, flow: 0.1 } as const
