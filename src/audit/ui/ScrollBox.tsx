import type { ReactNode, Ref } from 'react'
import './ScrollBox.scss'

type Props = { label: string; ref?: Ref<HTMLElement>; children: ReactNode }

/** A box that scrolls what is wider than the page, also by keyboard. */
export function ScrollBox({ label, ref, children }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section className="scroll-box" aria-label={label} tabIndex={0} ref={ref}>
      {children}
    </section>
  )
}
