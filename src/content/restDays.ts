import { currentLot } from './lots'
import { ownerLots, type Lot } from './ownerLots'

/** `184 días`, or `de 172 a 184 días, según la tanda`, where the lots on sale differ. */
export function nameRestDays(lots: readonly Lot[] = ownerLots.lots.value): string {
  const onSale = lots.filter((lot) => currentLot(lot.product, lots) === lot)
  const days = onSale.map(({ restDays }) => restDays)
  const [least, most] = [Math.min(...days), Math.max(...days)]
  return least === most ? `${most} días` : `de ${least} a ${most} días, según la tanda`
}
