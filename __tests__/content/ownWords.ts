/** Words on screen that the Spanish dictionary does not know, by the reason why they are right. */
const onSite = {
  brands:
    'Apple Chromium Facebook Imbue Instagram JavaScript OpenStreetMap Piazzolla Premium Spotify TikTok WebKitGTK WhatsApp YouTube',
  programs: 'app axe',
  places: 'Alejandría Beni Chiquitania Chuquisaca Cochabamba Oruro Siwingani Tarija Taypi Tomatitas Yungas',
  ofBolivia:
    'awayo aymara chakana chiquitanos Chuflay chuflay paseño Singani singani Singanis singanis siwinga tajibo taypi tipoy totora Yacana Yungueño yungueño',
  spanish:
    'contáctala cookies cópialo cuadritos Ginger ginger muévela platito pruébalos pégalo QR Quinceañeras Recórrelas Reintentar',
  asTheSpecificationSpells:
    'Allowed Application Bad CSS Descrubrir Forbidden Found Method Not preload Request Totem Unable Unexpected',
  measures: 'ml px XX',
  standards: 'AA WCAG',
  keys: 'Ctrl Enter errorMessage status',
}

/** Words of the lab and the dossier, whose readers know the terms of the trade. */
const inAudit = {
  brands: 'Business Gherkin InBev Mermaid Node Platform Playwright',
  spanish: 'actívalo cachés enrutador Escríbelo objetarlos pasarle púlsalas púlsalo reintentar',
  abbreviations: 'AB com CSV DS HTML HTTP IARD IEC IEEE II ISO IV JSON JSONL PDF PNG SVG ZIP',
  titles: 'bestmediainfo Guiding Principles toto',
  keysAndFiles:
    'ACCEPTED accepted alertdialog asserted checking describedby dialog ejecucion enhanced https IndexedDB isLoading json localhost main mjs node noscript not service standard Storage strict worker',
  commands: 'build ci npm run',
}

const wordsIn = (lists: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.values(lists).flatMap((list) => list.split(' ')))

export const ownWords = wordsIn(onSite)
export const auditWords = wordsIn(inAudit)
