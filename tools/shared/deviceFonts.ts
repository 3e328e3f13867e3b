import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The families that a device has; a style that names another gets these. */
export interface DeviceFonts {
  readonly 'sans-serif': string
  readonly serif: string
  readonly monospace: string
}

const preferred = ([generic, family]: [string, string]) =>
  `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`

const accepted = (family: string) =>
  `<pattern><patelt name="family"><string>${family}</string></patelt></pattern>`

/** A fontconfig file in which a device has these families alone. */
export function fontConfig(fonts: DeviceFonts, cacheFolder: string): string {
  const families = [...new Set(Object.values(fonts) as string[])]
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>/usr/share/fonts</dir><cachedir>${cacheFolder}</cachedir>
<selectfont><rejectfont><pattern/></rejectfont><acceptfont>${families.map(accepted).join('')}</acceptfont></selectfont>
${Object.entries(fonts).map(preferred).join('')}
</fontconfig>
`
}

/** The environment of a browser whose device has these families alone. Only Linux reads fontconfig's files. */
export function environmentWithFonts(fonts: DeviceFonts): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-fonts-'))
  const file = join(folder, 'fonts.conf')
  writeFileSync(file, fontConfig(fonts, folder))
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file }
}
