const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XML takes it, inside double quotes too. */
export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Text between two tags, quotes as they are. */
export const escapeXmlText = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)

/** ` name="value"` for each that is not empty. */
export const formatAttributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('')
