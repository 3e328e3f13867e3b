import type { ReactNode, Ref } from 'react'
import './ScrollBox.scss'

type Props = { label: string; ref?: Ref<HTMLElement>; children: ReactNode }

/** What is wider than the page scrolls in a box of its own, which the keyboard reaches. */
export function ScrollBox({ label, ref, children }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section className="scroll-box" aria-label={label} tabIndex={0} ref={ref}>
      {children}
    </section>
  )
}
