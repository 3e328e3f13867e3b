import { previewLength } from '../content/constants'
import { splitCharacters } from './splitCharacters'

/** First characters of a description and an ellipsis (spec §2, §9). */
export const preview = (text: string): string => `${splitCharacters(text).slice(0, previewLength).join('')}…`
