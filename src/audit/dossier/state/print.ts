import { useEffect } from 'react'

const closedDetails = () => [...document.querySelectorAll<HTMLDetailsElement>('.dossier details:not([open])')]

/** Opens closed parts for printing, except the help texts, and closes them again. */
export function useOpenDetailsForPrint() {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = []
    const open = () => {
      opened = closedDetails().filter((details) => !details.matches('.section__help'))
      for (const details of opened) details.open = true
    }
    const close = () => {
      for (const details of opened) details.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [])
}

/** Prints once every capture has loaded, also those out of view. */
export async function printWithPictures() {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  window.print()
}
