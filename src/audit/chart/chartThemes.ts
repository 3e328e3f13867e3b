export type ChartTheme = 'light' | 'dark'

const dark: Readonly<Record<string, string>> = {
  ink: '#f4f5ef',
  soft: '#b9afc6',
  line: '#8a7ba3',
  card: '#261a36',
  ground: '#120b1b',
  on: '#5fd0c6',
  enabled: '#aab6ff',
  last: '#ebc46a',
  covered: '#5fd0c6',
  missed: '#ff8fa8',
  added: '#7fd79a',
  removed: '#ff8fa8',
  changed: '#f0a43c',
}

/** A style sheet with the theme's colours in place of custom properties, which image viewers do not know. */
export const themed = (css: string, theme: ChartTheme): string =>
  css.replace(/var\(--chart-([a-z]+), ?(#[0-9a-f]+)\)/g, (_, name: string, light: string) =>
    theme === 'dark' ? (dark[name] ?? light) : light,
  )
