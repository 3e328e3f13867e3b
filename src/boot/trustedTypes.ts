import { workerPath } from '../shared/offline'
import type { IntegrityFile } from '../shared/pageAssets'
import { isWorkerOn } from '../shared/workerSwitch'

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
const policy = window.trustedTypes?.createPolicy('bohemia56', rules) ?? rules

async function requestMarkup(
  { href, integrity }: IntegrityFile,
  cache: RequestCache = 'default',
): Promise<string> {
  const response = await fetch(href, { integrity, cache })
  if (!response.ok) throw new Error(href)
  return policy.createHTML(await response.text())
}

/**
 * Tried twice, the second time past the browser's cache.
 * @throws TypeError where the network fails or another text comes; Error where the site has no such file.
 */
export const fetchMarkup = (file: IntegrityFile) =>
  requestMarkup(file).catch(() => requestMarkup(file, 'reload'))

/** @throws TypeError, or rejects, where the browser knows no workers or wants none, or the build has none. */
export const registerWorker = (): Promise<unknown> =>
  isWorkerOn
    ? navigator.serviceWorker.register(policy.createScriptURL(workerPath))
    : Promise.reject(new Error('BOHEMIA_WORKER=off'))

/** The address of a script that the page itself was written with. */
export const trustScriptUrl = (address: string) => policy.createScriptURL(address)
