/** Written with the dossier, whose printable file has styles of its own. */
export const filesWrittenAgain = ['_headers'] as const

/** Files in the site's folder that the host reads itself and sends to nobody: Cloudflare Pages and Netlify do. */
export const filesReadByHosts = [...filesWrittenAgain, '_redirects'] as const
