const { buildSync } = require('esbuild')
const { createHash } = require('node:crypto')
const { readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const { dependencies } = require('../../package.json')

const root = join(__dirname, '../..')

/** The imports of icons in `src`, as exports: `export { Play } from 'lucide-react'`. */
const readIconNames = () => {
  const files = readdirSync(join(root, 'src'), { recursive: true }).filter((file) => /\.tsx?$/.test(file))
  const imports = files.flatMap(
    (file) =>
      readFileSync(join(root, 'src', file), 'utf8').match(/^import \{[^}]*\} from 'lucide-react'/gm) ?? [],
  )
  const names = imports.flatMap((line) => {
    const [, list] = /\{([^}]*)\}/.exec(line)
    return list.split(',').map((name) => `export { ${name.trim()} } from 'lucide-react'`)
  })
  return [...new Set(names)].sort().join('\n')
}

let icons

/** Of a package with 2000 icons, each test file loads the few that `src` imports: icons.js becomes their bundle. */
module.exports = {
  process: () => ({
    code: buildSync({
      stdin: { contents: icons, resolveDir: root },
      bundle: true,
      format: 'cjs',
      external: ['react'],
      write: false,
    }).outputFiles[0].text,
  }),
  getCacheKey() {
    icons ??= readIconNames()
    const parts = [readFileSync(__filename), icons, dependencies['lucide-react']]
    return createHash('sha256').update(parts.join()).digest('hex')
  },
}
