/** The address of a shared link, kept while the gate shows `/` (spec §2: any other path redirects to /). */
let requested: string | null = null

export function redirectToGate() {
  if (window.location.pathname === '/') return
  requested = window.location.href
  window.history.replaceState(null, '', '/')
}

export function restoreRequestedAddress() {
  if (requested) window.history.replaceState(null, '', requested)
  requested = null
}
