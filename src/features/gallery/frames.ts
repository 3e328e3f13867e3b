import type { PaintingId } from '../../content/models'
import type { Frame } from './FramedPainting'

/** Each work keeps its frame wherever it hangs. */
export const frames: Readonly<Record<PaintingId, Frame>> = {
  'totem-de-las-alturas': 'walnut',
  'eco-e-imagen': 'pale',
  'abuelos-chiquitanos': 'gold',
  'taypi-paseno-2': 'walnut',
  ancestros: 'gold',
  'cantares-de-mi-tierra': 'walnut',
  'bolivia-magica': 'pale',
}
