import type { PaintingId } from './collection'

interface Original {
  /** In which it was painted. */
  readonly year: number
  /** What it costs at its artist's, in Bs.; null where it is sold. */
  readonly price: string | null
}

/**
 * The paintings themselves, where it is known: apart from firstBottles.ts, so that home does not load them. Sample:
 * `paintingRecords` in ownerConfirmations.ts.
 */
export const originals: Readonly<Partial<Record<PaintingId, Original>>> = {
  'totem-de-las-alturas': { year: 2022, price: '6.500Bs.' },
  'eco-e-imagen': { year: 2023, price: '4.200Bs.' },
  'abuelos-chiquitanos': { year: 2021, price: null },
  'taypi-paseno-2': { year: 2024, price: '3.900Bs.' },
  ancestros: { year: 2022, price: '7.200Bs.' },
  'cantares-de-mi-tierra': { year: 2023, price: '6.800Bs.' },
  'bolivia-magica': { year: 2024, price: '2.100Bs.' },
}
