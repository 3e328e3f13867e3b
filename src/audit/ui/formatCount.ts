/** «1 prueba», «7 pruebas». */
export const formatCount = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`
