/** Copper from its shadow to its light. */
export const metal = { deep: '#54201a', dark: '#8a3a24', mid: '#c0602f', warm: '#e88e46', bright: '#ffdba4' }
