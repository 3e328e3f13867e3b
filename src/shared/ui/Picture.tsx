import type { PictureSource } from '../../content/models'
import { transitionKey } from '../sharedElementTransition'
import * as breakpoints from '../../styles/breakpoints'

type Props = {
  source: PictureSource
  alt: string
  /** As in HTML: how wide the picture is shown, e.g. `(min-width: 700px) 50vw, 100vw`. */
  sizes: string
  /** Another crop for phones. */
  portrait?: PictureSource
  /** The windows that show it, and how wide it is there. */
  portraitMedia?: string
  portraitSizes?: string
  /** First screen: loaded at once and first. */
  priority?: boolean
  /** The page about what it shows: a shared element transition leads to the picture there. */
  page?: string
  className?: string
}

const srcSet = ({ base, widths }: PictureSource, format: string) =>
  widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')

/** AVIF and WebP at the widths the build made, one fallback file for other browsers; never shifts the page. */
export function Picture({
  source,
  alt,
  sizes,
  portrait,
  portraitMedia = `(max-width: ${breakpoints.layout - 0.02}px)`,
  portraitSizes = sizes,
  priority = false,
  page,
  className,
}: Props) {
  const formats = ['avif', 'webp']
  return (
    <picture>
      {portrait &&
        formats.map((format) => (
          <source
            key={format}
            media={portraitMedia}
            type={`image/${format}`}
            srcSet={srcSet(portrait, format)}
            sizes={portraitSizes}
            width={portrait.width}
            height={portrait.height}
          />
        ))}
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet(source, format)} sizes={sizes} />
      ))}
      <img
        className={className}
        alt={alt}
        src={`${source.base}-${source.fallback}`}
        width={source.width}
        height={source.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        {...(page && transitionKey(page))}
        {...(priority && { fetchPriority: 'high' as const })}
      />
    </picture>
  )
}
