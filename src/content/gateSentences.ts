import { minimumAge } from './constants'

// What the gate's script needs to know; the markup brings the gate's other words.

/** spec §2 */
export const question = `¿Tienes más de ${minimumAge} años?`

/** spec §8 */
export const rejection = 'Lo sentimos, debes ser mayor de edad para poder acceder'
