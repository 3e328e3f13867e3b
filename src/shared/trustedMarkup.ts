interface Policy {
  createHTML(text: string): string
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
}

/** The project's one policy: only markup the build wrote, fetched from this very site, becomes HTML. */
const rules: Policy = { createHTML: (text) => text }
const policy = window.trustedTypes?.createPolicy('bohemia56', rules) ?? rules

/** @throws TypeError where the network fails; Error where the site has no such file. */
export async function fetchMarkup(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return policy.createHTML(await response.text())
}
