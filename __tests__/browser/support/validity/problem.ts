export interface HtmlDocument {
  readonly name: string
  readonly html: string
}

export interface Problem {
  readonly checker: 'html-validate' | 'nu'
  readonly document: string
  readonly message: string
  /** The element, or the piece of source around it. */
  readonly place: string
}
