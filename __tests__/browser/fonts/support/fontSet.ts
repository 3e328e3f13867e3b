import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { chromiumArgs, requireHeadless } from '../../../../tools/programs/browser'

/** Chromium on a device that has these families alone: a fontconfig file of its own, which other systems do not read. */
export function launchWithFonts(...families: string[]): LaunchOptions {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-fonts-'))
  const accepted = families.map(
    (family) => `<pattern><patelt name="family"><string>${family}</string></patelt></pattern>`,
  )
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>/usr/share/fonts</dir><cachedir>${folder}</cachedir>
<selectfont><rejectfont><pattern/></rejectfont><acceptfont>${accepted.join('')}</acceptfont></selectfont>
<include ignore_missing="yes">/etc/fonts/conf.d/60-latin.conf</include>
</fontconfig>`,
  )
  return {
    executablePath: requireHeadless(),
    args: [...chromiumArgs],
    env: { ...process.env, FONTCONFIG_FILE: file },
  }
}
