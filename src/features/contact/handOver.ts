import { isCancelled } from '../../shared/isCancelled'

/** Puts the message on the clipboard. @returns whether the browser allowed it */
export async function copyMessage(message: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(message)
    return true
  } catch {
    return false
  }
}

/** Opens the device's share menu. @returns false where it could not be opened */
export async function shareMessage(message: string): Promise<boolean> {
  try {
    await navigator.share({ text: message })
    return true
  } catch (error) {
    return isCancelled(error)
  }
}
