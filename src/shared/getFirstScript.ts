/** What the script inlined into every page's head does for the code that comes after it. */
export interface FirstScript {
  /**
   * Shows the accepted visitor's page as the build drew it, under its own title; the page is requested once, whoever
   * asks first. Undefined where React has to draw it.
   */
  showPage(): Promise<HTMLElement | undefined>
  /** Clicks the last button that was clicked while the page was in view without its code; once. */
  replayClick(): void
  /** @throws TypeError, or rejects, where the browser has no workers or refuses them, or the build has none. */
  registerWorker(): Promise<unknown>
  /** Replaces what is in `root` by the error screen that the build left in the HTML. */
  showStaticFailure(root: HTMLElement, error: unknown): void
}

declare global {
  interface Window {
    /**
     * A global, because the first script is a bundle of its own: a module imported by both would run twice, and a
     * second Trusted Types policy would be refused.
     */
    firstScript?: FirstScript
  }
}

/** Undefined where no first script runs: in the lab and in tests. */
export const getFirstScript = (): FirstScript | undefined => window.firstScript
