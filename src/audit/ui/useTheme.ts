import { useLayoutEffect, useState } from 'react'
import { useMediaQuery } from '../../shared/hooks/useMediaQuery'

export type Theme = 'light' | 'dark'

/** The system's theme until the visitor chooses the other; the choice is remembered nowhere. */
export function useTheme() {
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const [chosen, setChosen] = useState<Theme | null>(null)
  const theme = chosen ?? (isSystemDark ? 'dark' : 'light')
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return { theme, toggle: () => setChosen(theme === 'dark' ? 'light' : 'dark') } as const
}

/** What the style sheets follow. */
export const themeOnDisplay = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
