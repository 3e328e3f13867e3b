/** The stage in px, and a step of its niche. */
export const stages = [
  { width: 320, height: 280, isPhone: true, step: 14 },
  { width: 360, height: 280, isPhone: true, step: 14 },
  { width: 390, height: 338, isPhone: true, step: 14 },
  { width: 390, height: 356, isPhone: true, step: 14 },
  { width: 640, height: 360, isPhone: true, step: 14 },
  { width: 374, height: 573, isPhone: false, step: 26 },
  { width: 413, height: 573, isPhone: false, step: 26 },
  { width: 450, height: 488, isPhone: false, step: 26 },
  { width: 620, height: 668, isPhone: false, step: 26 },
  { width: 680, height: 748, isPhone: false, step: 26 },
  { width: 1091, height: 848, isPhone: false, step: 26 },
]
