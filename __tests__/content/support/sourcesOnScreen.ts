import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What they say stands nowhere on the screen of a person: files for other programs, what the owner reads, names of pictures. */
const notOnScreen =
  /^src\/(audit\/chart\/export|audit\/model\/evidence\/to(Junit|Gherkin|Playwright)|audit\/gate\/(evidence|scxmlScripts)|audit\/lab\/state\/(addCaption|captureScreen|drawPlate|siteFonts)|shared\/canvasFonts|content\/(find\w+Problems|owner|pictureInventory))/

/** The source files whose sentences stand on a screen. */
export const sourcesOnScreen: readonly string[] = ['src', 'tools/dossier/requirements']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !notOnScreen.test(file))
  .sort()

/** True for the files of the lab and the dossier. */
export const isAudit = (file: string) => /^(src\/audit|tools)\//.test(file)
