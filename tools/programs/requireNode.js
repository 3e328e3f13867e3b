// Runs before anything is installed, on any Node however old: ES5, nothing imported.
// npm hands `engines.node` of package.json over in the environment.
var needed = (process.env.npm_package_engines_node || '').replace('>=', '')
var parts = process.version.replace('v', '').split('.').map(Number)
var least = needed.split('.').map(Number)

if (parts[0] < least[0] || (parts[0] === least[0] && parts[1] < least[1])) {
  console.error('Bohemia 56 necesita Node ' + needed + ' o más nuevo; este es ' + process.version + '.')
  process.exit(1)
}
