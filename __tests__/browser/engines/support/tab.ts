export type Role = 'button' | 'link' | 'checkbox' | 'radio' | 'textbox'
export type Name = string | RegExp

export type Key = 'Tab' | 'Escape' | 'Enter' | 'Space'

/**
 * What a visitor may have set in the browser itself, never imitated by a script. Without `worker` there is none: what
 * it answers, the server cannot spoil. `as installed`: no build without windows stands in for the browser.
 * `kept pages`: the browser keeps a page that is left, which Chromium's driver and its build without windows do not.
 * `WhatsApp blocked`: as in a network where nothing answers by https; the tests' own site is at http.
 */
export type Setting =
  | 'storage refused'
  | 'no script'
  | 'forced colours'
  | 'worker'
  | 'as installed'
  | 'kept pages'
  | 'WhatsApp blocked'

/** Nothing listens there (RFC 863). */
export const closedProxy = { host: '127.0.0.1', port: 9 } as const

export interface Media {
  readonly media?: 'screen' | 'print'
  readonly reducedMotion?: 'reduce' | 'no-preference'
}

/** What the tests need of an engine, whoever drives it. */
export interface Tab {
  /** Ends when the document is parsed. */
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  press(key: Key): Promise<void>
  /** Held down until the keyboard has repeated it so many times, then let go. */
  hold(key: Key, repeats: number): Promise<void>
  /** Into what has the focus. */
  type(text: string): Promise<void>
  click(role: Role, name: Name): Promise<void>
  doubleClick(role: Role, name: Name): Promise<void>
  focus(role: Role, name: Name): Promise<void>
  /** Runs in the page, without the test's variables: all it needs comes as `argument`. */
  evaluate<Result, Argument>(read: (argument: Argument) => Result, argument?: Argument): Promise<Result>
  /** Runs a script in the page, past its policy. */
  run(script: string): Promise<void>
  /** What can be read on the page, with or without scripts. */
  words(): Promise<string>
  /** Another tab of the same profile. */
  newTab(): Promise<Tab>
  /** From a tab that a link has opened. */
  comeBack(): Promise<void>
  /** Changes under the open page. */
  set(media: Media): Promise<void>
}

/** A browser that runs for the whole worker; every visit has a profile of its own. */
export interface Engine {
  /** As the browser calls itself. */
  readonly version: string
  visit(settings: readonly Setting[]): Promise<Tab>
  /** Ends the test's visits; returns the messages of the browser's console. */
  endVisits(): Promise<readonly string[]>
  quit(): Promise<void>
}
