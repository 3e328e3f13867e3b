/** SHA-256 as the dossier writes it. */
export async function fingerprint(data: string | ArrayBuffer): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Browsers hash on https and on this same computer alone. */
export const canFingerprint = (): boolean => typeof crypto === 'object' && crypto.subtle !== undefined
