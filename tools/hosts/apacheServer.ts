/** What Apache takes from its own configuration alone: it answers TRACE before it reads any .htaccess. */
export const apacheServer = `\
# Bohemia 56 for Apache 2.4: for the server's own configuration, e.g. /etc/apache2/conf-enabled
TraceEnable off
`
