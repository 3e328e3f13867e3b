/** Words on screen that the Spanish dictionary does not know, by the reason why they are right. */
const lists = {
  brands: 'Chromium Facebook Instagram JavaScript Node Premium Spotify TikTok WhatsApp YouTube',
  places: 'Alejandría Chiquitania Chuquisaca Siwingani Tarija Taypi Yungas',
  ofBolivia:
    'awayo aymara chakana chiquitanos Chuflay chuflay paseño phuyu Singani singani Singanis singanis siwinga tajibo tipoy totora yana Yungueño yungueño',
  spanish:
    'cookies emojis especiado Ginger ginger herbal muévela pasarle platito Pruébalo púlsalas púlsalo Quinceañeras recargarla Reintentar',
  asTheSpecificationSpells:
    'Allowed Application Bad CSS Descrubrir Forbidden Found Method Not preload Request Totem Unable Unexpected',
  abbreviations:
    'AA ABI AGE BO CSV DGP DS EXEMPT IEEE II INVENTORY IV JSON JSONL LVL ml PNG PR PRV REM SVG XX',
  keysAndFiles: 'accepted asserted ejecucion https json localhost mjs node status',
}

export const ownWords: ReadonlySet<string> = new Set(Object.values(lists).flatMap((list) => list.split(' ')))
