import { CspEvaluator } from 'csp_evaluator/dist/evaluator'
import { Severity } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'
import { publicFiles } from './support/built'
import { scan, type Scanned } from './support/observatory'
import { openForTests } from './support/openForTests'
import { securityOf } from './support/securityOf'
import { expectSome } from '../../support/expectSome'

describe('MDN’s HTTP Observatory', () => {
  const server = openForTests('nginx')

  const scanned = async (path: string): Promise<Scanned> => {
    const { headers, body } = await server.ask(path, { headers: { accept: 'text/html' } })
    const { headers: plain } = await server.askWithoutTls(path)
    return { headers, html: body.toString(), redirectedTo: plain.location }
  }

  test.each(['/', '/nosotros', '/productos/singani-premium-1', '/auditoria', '/no-existe'])(
    '%s has the best grade',
    async (path) => {
      expect(scan(await scanned(path))).toEqual({ score: 130, grade: 'A+' })
    },
  )

  test('the scale is the published one', async () => {
    const home = await scanned('/')
    const without = (...names: string[]) =>
      scan({
        ...home,
        headers: Object.fromEntries(Object.entries(home.headers).filter(([name]) => !names.includes(name))),
      }).score
    const policy = String(home.headers['content-security-policy'])
    const withPolicy = (from: string | RegExp, to: string) =>
      scan({ ...home, headers: { ...home.headers, 'content-security-policy': policy.replace(from, to) } })
    expect({
      noPolicy: without('content-security-policy'),
      noFrameRule: without('content-security-policy', 'x-frame-options'),
      noTypeOptions: without('x-content-type-options'),
      noReferrer: without('referrer-policy'),
      noTls: without('strict-transport-security'),
      noResourcePolicy: without('cross-origin-resource-policy'),
      noRedirect: scan({ ...home, redirectedTo: undefined }).score,
      noIntegrity: scan({ ...home, html: home.html.replaceAll(' integrity=', ' data-was=') }).score,
      foreignScript: scan({ ...home, html: `${home.html}<script src="//cdn.example/a.js"></script>` }).score,
      cookie: scan({ ...home, headers: { ...home.headers, 'set-cookie': ['a=1'] } }).score,
      defaultNone: withPolicy("default-src 'self'", "default-src 'none'").score,
      unsafeEval: withPolicy("script-src 'self'", "script-src 'self' 'unsafe-eval'").score,
      unsafeInline: withPolicy(/script-src [^;]*/, "script-src 'self' 'unsafe-inline'").score,
      anyScript: withPolicy(/script-src [^;]*/, 'script-src https:').score,
      inlineStyles: withPolicy(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'").score,
      plainPictures: withPolicy("img-src 'self'", "img-src 'self' http://a.example").score,
    }).toEqual({
      noPolicy: 75,
      noFrameRule: 55,
      noTypeOptions: 125,
      noReferrer: 125,
      noTls: 80,
      noResourcePolicy: 120,
      noRedirect: 80,
      noIntegrity: 125,
      foreignScript: 50,
      cookie: 60,
      defaultNone: 135,
      unsafeEval: 115,
      unsafeInline: 80,
      anyScript: 80,
      inlineStyles: 125,
      plainPictures: 115,
    })
    expect(scan({ headers: {}, html: '', redirectedTo: undefined })).toEqual({ score: 10, grade: 'F' })
  })
})

describe('Google’s evaluator', () => {
  const findings = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.MEDIUM)
      .map(({ directive, description }) => `${directive}: ${description}`)

  const pages = publicFiles().filter((file) => file.endsWith('.html'))
  const policies = new Set(pages.map((file) => securityOf(`/${file}`)['content-security-policy']))

  test('finds nothing of high or medium severity in any policy', () => {
    for (const policy of expectSome(policies)) expect(findings(policy)).toEqual([])
  })

  test('finds what is wrong with a weaker one', () => {
    const [site = ''] = policies
    expect(findings(site.replace("script-src 'self'", "script-src 'self' https:"))).not.toEqual([])
    expect(findings("img-src 'self'")).not.toEqual([])
  })
})
