const toDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** The file behind an address of this site as a `data:` address. Rejects where it cannot be read. */
async function fetchAsData(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return toDataUrl(await answer.blob())
}

/** A style sheet in which every file that it names is inside; what the site does not serve stays as it is. */
async function embedFiles(css: string, base: string): Promise<string> {
  const pattern = /url\((["']?)(?!data:|#)([^"')]+)\1\)/g
  const found = [...new Set([...css.matchAll(pattern)].map(([, , address = '']) => address))]
  const embedded = new Map(
    await Promise.all(
      found.map(async (address) => [address, await fetchAsData(new URL(address, base).href)] as const),
    ),
  )
  return css.replace(pattern, (whole, _quote, address: string) => {
    const data = embedded.get(address)
    return data ? `url("${data}")` : whole
  })
}

/** The page's own style sheets, as text, with the address of each. */
const pageSheets = (): readonly (readonly [css: string, base: string])[] =>
  [...document.styleSheets].map(
    (sheet) =>
      [[...sheet.cssRules].map(({ cssText }) => cssText).join('\n'), sheet.href ?? location.href] as const,
  )

/** All styles of the page, with fonts and pictures inside. */
export const embeddedStyles = async (): Promise<string> =>
  (await Promise.all(pageSheets().map(([css, base]) => embedFiles(css, base)))).join('\n')

/** The page's fonts alone, with their files inside. */
export const embeddedFonts = async (): Promise<string> => {
  const fonts = pageSheets().map(
    ([css, base]) => [(css.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('\n'), base] as const,
  )
  return (await Promise.all(fonts.map(([css, base]) => embedFiles(css, base)))).join('\n')
}
