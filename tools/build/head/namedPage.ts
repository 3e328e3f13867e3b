/** How a head names its page: what its other elements have to agree with. */
export interface NamedPage {
  readonly title: string
  readonly description: string
  readonly image: string
}
