/** A phone, a tablet upright and on its side, two laptops, a desktop. */
export const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const

/** Where the hero's shapes change, and narrow or low windows of each. */
export const edgeScreens = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 430, height: 932 },
  { width: 480, height: 560 },
  { width: 560, height: 600 },
  { width: 640, height: 960 },
  { width: 690, height: 500 },
  { width: 699, height: 900 },
  { width: 700, height: 600 },
  { width: 700, height: 840 },
  { width: 700, height: 1000 },
  { width: 820, height: 1180 },
  { width: 899, height: 1100 },
  { width: 1199, height: 700 },
  { width: 1200, height: 900 },
  { width: 1280, height: 1024 },
  { width: 1600, height: 1200 },
] as const
