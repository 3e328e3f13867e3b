import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import nspell from 'nspell'

const folder = dirname(require.resolve('dictionary-es'))
const dictionary = (file: string) => readFileSync(join(folder, file))

let loaded: ReturnType<typeof nspell> | undefined

/** LibreOffice's Spanish dictionary; read at the first word, which takes about a second. */
const spelling = () => (loaded ??= nspell(dictionary('index.aff'), dictionary('index.dic')))

/** `https://…`, file names, keys, requirements' ids and hashes are no prose; `aaa…` is what a journey types. */
const noProse =
  /https?:\S+|\S*[./-][a-z]+[./-]\S*|\S+\.html|\p{Lu}+(-[\p{Lu}\d.]+)+|[0-9a-f]*\d[0-9a-f]{3,}|a{9,}|#\p{L}+/gu

/** Words of two letters or more that the Spanish dictionary does not know, each once. */
export const findUnknownWords = (text: string): readonly string[] =>
  [...new Set(text.replace(noProse, ' ').match(/\p{L}{2,}/gu))].filter((word) => !spelling().correct(word))
