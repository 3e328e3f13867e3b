/** spec §9: how many bottles the slider shows, by the width of the window in px. */
export const bottlesInView = [
  [1440, 5],
  [980, 5],
  [979, 4],
  [778, 4],
  [777, 3],
  [568, 3],
  [567, 2],
  [300, 2],
  [299, 2],
] as const
