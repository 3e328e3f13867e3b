/** What the address names after `#`; empty where nobody can read it. */
export function readHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}
