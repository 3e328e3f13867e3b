/** Text as XML takes it, inside quotes too. */
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** ` name="value"` for each that is not empty. */
export const formatAttributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('')
