/** Files in the site's folder that the host reads itself and sends to nobody: Cloudflare Pages and Netlify do. */
export const filesReadByHosts = ['_headers'] as const
