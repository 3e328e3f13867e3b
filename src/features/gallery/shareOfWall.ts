/** How much of a wall's width a canvas takes, to three places, for `sizes`. @param wallCm shown in the wall's whole width */
export const shareOfWall = (widthCm: number, wallCm: number) => Math.round((widthCm / wallCm) * 1000) / 1000
