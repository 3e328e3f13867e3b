import { sketch } from '../../content/sketch'
import { sketchWords as copy } from '../../content/sketchWords'
import { isCancelled } from '../../shared/isCancelled'
import type { LabelDesign } from './labelDesign'
import { canShareFiles } from './canShareFiles'
import { makeFile } from './makeFile'

function download(file: File) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

async function save(file: File, message: string) {
  download(file)
  try {
    await navigator.clipboard.writeText(message)
    return copy.saved
  } catch {
    return copy.savedAlone
  }
}

/** @returns false where the menu could not be opened: drawing may have taken longer than the press counts as one */
async function openShareMenu(file: File, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], text })
    return true
  } catch (error) {
    return isCancelled(error)
  }
}

/**
 * Opens the device's share menu with the sketch and the message, else saves the one and copies the other. The picture is
 * made on the device; nothing leaves it but by what the visitor then chooses.
 * @returns what to tell the visitor, in Spanish; empty where the share menu was shown
 */
export async function shareSketch(design: LabelDesign, message: string): Promise<string> {
  try {
    const file = await makeFile(design)
    return canShareFiles() && (await openShareMenu(file, message)) ? '' : await save(file, message)
  } catch {
    return sketch.failed
  }
}
