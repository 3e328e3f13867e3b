import { ownerBatches, type Batches } from './ownerBatches'

/** `184 días`, or `de 172 a 184 días, según la tanda`, where the batches differ. */
export function nameRestDays(batches: Batches = ownerBatches.batches.value): string {
  const days = Object.values(batches).map(({ restDays }) => restDays)
  const [least, most] = [Math.min(...days), Math.max(...days)]
  return least === most ? `${most} días` : `de ${least} a ${most} días, según la tanda`
}
