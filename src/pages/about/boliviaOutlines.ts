/**
 * Bolivia on a grid of 44 × 50 squares of 25 to 30 km, as cloth is woven; from Natural Earth's departments
 * (docs/singani.md).
 */
export const mapSize = { width: 44, height: 50 } as const

/** The departments that the decree does not name. */
export const otherDepartments =
  'M13 0h3v3h-2v1h-1v2h-1v1h-2v3h-2v-1h-3v1h-2v-1h-1v-2h-1v-2h4v-1h2v-1h2v-1h1v-1h3zM14 3h1v1h1v4h1v1h1v1h1v1h5v1h1v1h2v1h1v1h-1v1h-1v1h-2v1h-2v1h-1v3h1v1h-6v2h-2v1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-2h-1v-6h1v-2h1v-5h2v-1h1v-2h1zM30 14h1v1h2v3h1v2h-1v1h1v4h7v1h-1v1h1v2h1v1h1v1h1v2h-1v3h-1v2h-2v-1h-1v-1h-5v1h-5v1h-1v2h-1v1h-4v-1h-1v-2h-1v-3h-1v-1h-1v-2h-1v-2h1v-2h-1v-5h4v-1h-1v-3h1v-1h2v-1h2v-1h1v-1h3zM10 23h1v1h1v1h1v1h1v-1h2v-2h2v5h1v2h-1v2h1v2h-1v-1h-1v1h-1v-1h-1v-1h-1v-1h-3v-1h-1zM8 29h2v1h1v4h1v1h1v1h-2v1h-2v1h-4v-1h-1v-1h-1v-2h-1v-3h2v-1h2v1h1v-1h1z'

/** By the ids of src/content/singaniMap.ts. */
export const departmentOutlines = {
  'la-paz':
    'M5 9h3v1h2v2h-1v2h-1v6h1v2h1v7h-2v1h-1v1h-1v-1h-2v1h-3v-2h-1v-1h1v-1h1v-1h1v-1h-1v-1h-1v-3h1v-1h-1v-1h1v-2h1v-1h-1v-2h1v-3h1v-1h1z',
  potosi:
    'M11 31h3v1h1v4h2v1h1v1h-1v1h-1v3h-1v2h1v3h-2v-1h-2v1h-1v1h-1v1h-1v1h-2v-2h-1v-3h-1v-2h-1v-2h-1v-2h1v-2h1v1h4v-1h2v-1h2v-1h-1v-1h-1z',
  chuquisaca: 'M15 33h1v1h1v-1h1v1h2v1h1v3h1v2h1v1h4v2h-6v-1h-1v1h-4v1h-1v-2h1v-3h1v-1h1v-1h-1v-1h-2z',
  tarija: 'M20 42h1v1h5v4h-1v-1h-4v1h-1v2h-1v-1h-1v-1h-2v-4h4z',
} as const
