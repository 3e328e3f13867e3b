export const [pink, pale, coral, wine, ink] = ['#f27aa4', '#fdc2d0', '#ee4f78', '#a82c68', '#2c1a4c'] as const
