import type { PaintingId } from '../../src/content/collection'

/** The colour of the disc behind a bottle, where it is not its shelf's colour. */
export const sunColours: Partial<Record<PaintingId, string>> = {
  'totem-de-las-alturas': '#d98324',
  'eco-e-imagen': '#d9c9e4',
  'abuelos-chiquitanos': '#e0a23e',
  'taypi-paseno-2': '#3b2a63',
  'cantares-de-mi-tierra': '#5e2148',
  'bolivia-magica': '#f6c1d1',
}
