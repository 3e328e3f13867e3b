import { workerPath } from './offline'

interface Policy {
  createHTML(text: string): string
  createScriptURL(address: string): string
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
}

/** The project's one policy: only what the build wrote, from this very site, becomes HTML or runs. */
const rules: Policy = { createHTML: (text) => text, createScriptURL: (address) => address }
const policy = window.trustedTypes?.createPolicy('bohemia56', rules) ?? rules

/** @throws TypeError where the network fails; Error where the site has no such file. */
export async function fetchMarkup(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return policy.createHTML(await response.text())
}

/** @throws TypeError, or rejects, where the browser knows no workers or wants none. */
export const registerWorker = () => navigator.serviceWorker.register(policy.createScriptURL(workerPath))

/** The address of a script that the page itself was written with. */
export const trustedScript = (address: string) => policy.createScriptURL(address)
