/** Files in the site's folder that the host reads itself and sends to nobody. */
export const hostFiles = ['_headers', '.htaccess'] as const
