import { noStore } from '../headers/support/reviewedHeaders'
import { serverNames } from '../../../tools/hosts/startServer'
import { readBuilt } from './support/built'
import { expectHeaders } from './support/expectHeaders'
import { openForTests } from './support/openForTests'

describe.each(serverNames)('%s', (name) => {
  const server = openForTests(name)

  test.each([
    '/no-existe',
    '/productos/singani-9',
    '/no-existe.html',
    '/no-existe/',
    '/_headers',
    '/_redirects',
    '/404.html',
  ])('the unknown address %s is a real 404 with the site’s own page', async (path) => {
    const answer = await server.ask(path, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(404)
    expect(answer.body.equals(readBuilt('404.html'))).toBe(true)
    expectHeaders(answer, path, noStore)
  })

  test.each(['/assets/main.00000000.js', '/media/x.avif', '/favicon.gif', '/sw.no.js', '/.htaccess'])(
    'the missing file %s is a 404 that is not cached, never a page of the site',
    async (path) => {
      const answer = await server.ask(path, { headers: { accept: '*/*' } })
      expect([answer.status, answer.body.equals(readBuilt('index.html'))]).toEqual([404, false])
      expectHeaders(answer, path, noStore)
    },
  )

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/..;/..;/secret.txt',
    '/%',
    '/%ff',
    '/%00',
  ])('%s does not leave the site', async (path) => {
    const { status, body } = await server.ask(path)
    expect([400, 403, 404]).toContain(status)
    expect(body.toString()).not.toBe('secret')
  })
})
