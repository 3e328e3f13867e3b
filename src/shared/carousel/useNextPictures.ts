import { useEffect } from 'react'

/**
 * Loads the next slide's pictures ahead: a browser asks for lazy ones only once they are in view.
 * @param slideId of the slide that comes next
 */
export function useNextPictures(slideId: string, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return
    for (const image of document.getElementById(slideId)?.querySelectorAll('img') ?? []) {
      image.loading = 'eager' // starts it, whatever follows
      Object.assign(image, { loading: 'lazy', decoding: 'sync' })
    }
  }, [slideId, isWanted])
}
