/** Colours and strokes the parts of the distiller share. */
export const skin = '#8a5130'
export const shirt = '#e9dcc2'
export const leather = '#5a3426'
export const trousers = '#34466e'
/** The light of the fire. */
export const glow = '#f6a860'
export const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.4, minRadius: 2.6 } as const
export const across = { ...down, flow: 0.1 } as const
/** Small parts, where a broad brush would cross the edges. */
export const fine = { isHardEdged: true, angleJitter: 0.25, maxRadius: 15 } as const
