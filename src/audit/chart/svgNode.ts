/** A node of the drawing, the same for a file and for the screen; measures in px. */
export interface SvgNode {
  readonly tag: 'g' | 'rect' | 'circle' | 'path' | 'line' | 'text'
  readonly className: string
  readonly attributes?: Readonly<Record<string, string | number>>
  readonly text?: string
  readonly children?: readonly SvgNode[]
  /** Its name for screen readers. */
  readonly label?: string
  /** Id of an enabled transition: pressing the shape sends its event. */
  readonly transition?: string
}

/** `chart-view__row chart-view__row--last`: an element's class with those modifiers that hold. */
export const classOf = (element: string, ...modifiers: readonly (string | false | undefined)[]) =>
  [
    `chart-view__${element}`,
    ...modifiers.filter(Boolean).map((name) => `chart-view__${element}--${name}`),
  ].join(' ')

export const text = (
  element: string,
  content: string,
  x: number,
  y: number,
  ...modifiers: (string | false)[]
): SvgNode => ({
  tag: 'text',
  className: classOf(element, ...modifiers),
  attributes: { x, y },
  text: content,
})
