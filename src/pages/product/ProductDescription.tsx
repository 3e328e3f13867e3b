import { useEffect, useId, useRef, useState } from 'react'
import { productPage as copy } from '../../content/productPage'
import type { Product } from '../../content/product'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import './ProductDescription.scss'

/** The first sentences; the rest unfolds, also where the browser's own search finds a word in it. */
export function ProductDescription({ product }: { product: Product }) {
  const { desc, opening, namePainting } = product
  const [isOpen, setIsOpen] = useState(false)
  const rest = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    const element = rest.current
    if (!element || isOpen) return
    // React writes a plain `hidden`, which keeps the words from that search.
    element.setAttribute('hidden', 'until-found')
    const open = () => setIsOpen(true)
    element.addEventListener('beforematch', open)
    return () => element.removeEventListener('beforematch', open)
  }, [isOpen])

  return (
    <div className="product-description">
      <p>{opening}</p>
      <div ref={rest} id={id} className="product-description__rest" hidden={!isOpen}>
        <p>{desc.slice(opening.length + 1)}</p>
      </div>
      <button
        type="button"
        className="product-description__more"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? copy.readLess : copy.readMore}
        <VisuallyHidden>{` sobre ${namePainting}`}</VisuallyHidden>
      </button>
    </div>
  )
}
