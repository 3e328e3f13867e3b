import { minimumAge } from './constants'
import { bottleTotal } from './laterBottles'
import { capitalisedNumberWord } from './numberWords'

/** Under the link in a search or a chat. */
export const homeDescription = `${capitalisedNumberWord(bottleTotal)} singanis artesanales de Bolivia, cada uno vestido con el cuadro de un artista boliviano. Pedidos por WhatsApp. Solo para mayores de ${minimumAge} años.`
