import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder with a profile of Chromium whose own preference refuses all that sites would store. */
export function createBlockedStorageProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), 'bohemia-refusing-'))
  mkdirSync(join(profile, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  return profile
}
