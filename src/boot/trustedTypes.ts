interface Policy {
  createHTML(text: string): string
  createScriptURL(url: string): string
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
}

/**
 * The project's one Trusted Types policy. It checks nothing: callers pass only what the build wrote, whose hash
 * fetchMarkup.ts checks, and scripts whose `integrity` retryMainScript.ts keeps.
 */
const rules: Policy = { createHTML: (text) => text, createScriptURL: (address) => address }
export const trustedTypesPolicy = window.trustedTypes?.createPolicy('bohemia56', rules) ?? rules
