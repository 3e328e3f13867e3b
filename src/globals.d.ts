declare module '*.scss'

// Written out and not imported: an import would make this file a module, and the declarations local to it.
declare module '*.jpg' {
  const picture: { base: string; widths: number[]; width: number; height: number; fallback: string }
  export default picture
}

declare module '*.webp' {
  const picture: { base: string; widths: number[]; width: number; height: number; fallback: string }
  export default picture
}

declare module '*.svg' {
  const url: string
  export default url
}

declare module '*.mp4' {
  const url: string
  export default url
}

declare module '*.webm' {
  const url: string
  export default url
}

declare module '*.vtt' {
  const url: string
  export default url
}

declare module 'subset-font' {
  type Axes = Record<string, number | { min: number; max: number }>
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Axes },
  ): Promise<Buffer>
}
