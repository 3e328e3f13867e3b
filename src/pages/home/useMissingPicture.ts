import { useEffect, type RefObject } from 'react'

const isMissing = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0

/**
 * Marks the picture in the box with `data-missing` where it has not arrived, so that no browser draws its broken image,
 * and asks for it again once there is a connection.
 */
export function useMissingPicture(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const image = box.current?.querySelector('img')
    if (!image) return
    const mark = () => image.toggleAttribute('data-missing', isMissing(image))
    const retry = () => {
      const { src } = image
      if (isMissing(image)) image.src = src
    }
    // It may have failed before React was there.
    mark()
    image.addEventListener('error', mark)
    image.addEventListener('load', mark)
    window.addEventListener('online', retry)
    return () => {
      image.removeEventListener('error', mark)
      image.removeEventListener('load', mark)
      window.removeEventListener('online', retry)
    }
  }, [box])
}
