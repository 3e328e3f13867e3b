import { minimumAge } from './constants'

// The sentences that the gate's script needs; the others are in its markup.

/** spec §2 */
export const question = `¿Tienes más de ${minimumAge} años?`

/** spec §8 */
export const rejection = 'Lo sentimos, debes ser mayor de edad para poder acceder'
