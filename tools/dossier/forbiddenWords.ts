// Ley 259 art. 8.2: beginnings of words that promise intellectual, social, sporting or sexual success; a person judges the
// sentence.
const beginnings =
  /(?<!\p{L})(éxito|exitos|intelig|intelect|prestig|triunf|victori|conquist|seduc|sexu|sexy|erótic|deport|campeón|campeona|ganador|viril|afrodis)\p{L}*/giu

/** Words of a text that may promise something through drinking, each once, in lower case. */
export const forbiddenWordsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(beginnings)].map(([word]) => word.toLocaleLowerCase('es'))),
]
