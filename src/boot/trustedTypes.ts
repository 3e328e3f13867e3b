interface Policy {
  createHTML(text: string): string
  createScriptURL(url: string): string
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
}

/** The project's one policy: only what the build wrote, from this very site, becomes HTML or runs. */
const rules: Policy = { createHTML: (text) => text, createScriptURL: (address) => address }
export const trustedTypesPolicy = window.trustedTypes?.createPolicy('bohemia56', rules) ?? rules
