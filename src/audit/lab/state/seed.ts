/** The seed of a run's random visits; left out of links. */
export const usualSeed = 56

export const maxSeed = 999_999_999

export const isSeed = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)

export const drawSeed = (): number => 1 + Math.floor(Math.random() * maxSeed)
