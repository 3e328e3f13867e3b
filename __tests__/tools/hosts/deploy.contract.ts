import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { dist } from './support/built'
import { expectSome } from '../../support/expectSome'

const root = resolve(dist, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What a line of settings says, e.g. `publish = "dist"`. */
const setting = (text: string, name: string) => new RegExp(`^\\s*${name} = "(.*)"$`, 'm').exec(text)?.[1]

const oldestNode = () => {
  const { engines } = JSON.parse(read('package.json')) as { readonly engines: { readonly node: string } }
  return Number(/\d+/.exec(engines.node)?.[0])
}

test('Netlify builds and publishes the folder that the build writes', () => {
  const text = read('netlify.toml')
  const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)
  expect(resolve(root, setting(text, 'publish') ?? '')).toBe(dist)
  expect(scripts).toContain(setting(text, 'command')?.replace('npm run ', ''))
  expect(Number(setting(text, 'NODE_VERSION'))).toBeGreaterThanOrEqual(oldestNode())
  expect(existsSync(join(dist, '_headers'))).toBe(true)
})

test('what everybody sees is built by Netlify with the launch check, a preview without it', () => {
  const [preview = '', production = ''] = read('netlify.toml').split('[context.production]')
  expect(setting(preview, 'command')).toBe('npm run build')
  expect(setting(production, 'command')).toBe('npm run build:production')
})

test('Cloudflare Pages publishes the same folder', () => {
  expect(resolve(root, setting(read('wrangler.toml'), 'pages_build_output_dir') ?? '')).toBe(dist)
})

describe('the nginx image', () => {
  const lines = read('deploy/Containerfile').replaceAll('\\\n', ' ').split('\n')
  const copies = lines
    .filter((line) => line.startsWith('COPY '))
    .map((line) => line.split(/\s+/).slice(1))
    .map((words) => ({
      isBuilt: words[0] === '--from=build',
      from: words.slice(words[0] === '--from=build' ? 1 : 0, -1),
      to: words.at(-1) ?? '',
    }))

  test('copies files that are there, before the build and after it', () => {
    expect(copies.length).toBeGreaterThan(4)
    for (const { isBuilt, from } of copies)
      for (const file of expectSome(from)) {
        const place = isBuilt ? file.replace('/site/', '') : file
        expect([file, existsSync(join(root, place))]).toEqual([file, true])
      }
  })

  test('puts the site where the rules look for it, and the rules where nginx does', () => {
    const built = Object.fromEntries(
      copies.filter(({ isBuilt }) => isBuilt).map(({ from, to }) => [from[0], to]),
    )
    const rules = read('hosting/nginx.conf')
    expect(built['/site/dist']).toBe(/^\s*root (.*);$/m.exec(rules)?.[1])
    expect(dirname(built['/site/hosting/nginx.conf'] ?? '')).toBe('/etc/nginx/sites-enabled')
  })

  test('installs the modules that the rules need, and a Node that is new enough', () => {
    const text = lines.join('\n')
    const [, needed] = /^# .* Needs: apt-get install (.*)$/m.exec(read('hosting/nginx.conf')) ?? []
    expect(text).toContain(needed)
    expect(Number(/FROM \S*node:(\d+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(oldestNode())
  })
})
