import { useEffect, useState } from 'react'

/** The id of the section at the middle of the window, one of those given; undefined while another one is there. */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          setCurrent((former) => (isIntersecting ? target.id : former === target.id ? undefined : former))
      },
      { rootMargin: '-50% 0px' },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])

  return current
}
