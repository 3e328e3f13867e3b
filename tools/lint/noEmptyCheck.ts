import type { Rule, Scope, SourceCode } from 'eslint'

type Node = Parameters<SourceCode['getScope']>[0]
type CallExpression = Extract<Node, { type: 'CallExpression' }>

/** TypeScript’s own nodes around an expression: `x as const`, `x!`. */
type Wrapper = { readonly expression: Node }

const throwsWhenEmpty = /^(expectSome$|allOf$|(getAll|findAll)By)/
const keepsLength = ['map', 'sort', 'toSorted', 'reverse', 'toReversed', 'entries', 'keys', 'values']
const selects = ['filter', 'flatMap', 'every', 'some']

const nameOf = ({ callee }: CallExpression) =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
      ? callee.property.name
      : ''

const objectOf = ({ callee }: CallExpression): Node | undefined =>
  callee.type === 'MemberExpression' && callee.object.type !== 'Super' ? callee.object : undefined

/** Whether the code shows that the list has entries: it is written out, was measured, or throws where it is empty. */
function hasEntries(context: Rule.RuleContext, node: Node): boolean {
  const { sourceCode } = context
  const isMeasured = () => {
    const list = sourceCode.getText(node).replace(/\W/g, '\\$&')
    const measures = [`${list}\\.(length|size)\\b`, `${list}(, [^;]{1,80})?\\)\\s*\\.toHaveLength\\((?!0\\))`]
    return new RegExp(`expect\\((${measures.join('|')})`).test(sourceCode.text)
  }
  const declared = (name: string): Node | undefined => {
    for (let scope: Scope.Scope | null = sourceCode.getScope(node); scope; scope = scope.upper) {
      const definition = scope.set.get(name)?.defs[0]
      if (definition?.type === 'Variable') return definition.node.init ?? undefined
      if (definition) return undefined
    }
    return undefined
  }
  const recurse = (inner: Node | undefined | null): boolean => !!inner && hasEntries(context, inner)

  if (/^TS/.test(node.type)) return recurse((node as unknown as Wrapper).expression)
  switch (node.type) {
    case 'ArrayExpression':
      return node.elements.some((element) =>
        element?.type === 'SpreadElement' ? recurse(element.argument) : element !== null,
      )
    case 'ObjectExpression':
      return node.properties.length > 0
    case 'AwaitExpression':
      return recurse(node.argument)
    case 'NewExpression':
      return node.arguments.some((list) => recurse(list))
    case 'Identifier':
      return isMeasured() || recurse(declared(node.name))
    case 'MemberExpression':
      return isMeasured()
    case 'CallExpression': {
      const [list] = node.arguments
      const object = objectOf(node)
      if (throwsWhenEmpty.test(nameOf(node))) return true
      if (object?.type === 'Identifier' && object.name === 'Object') return recurse(list)
      return keepsLength.includes(nameOf(node)) && recurse(object)
    }
    default:
      return false
  }
}

/** The list from which a chain of calls selects, else undefined: `a` of `a.map(f).filter(g)`. */
function selectedFrom(node: Node): Node | undefined {
  if (node.type !== 'CallExpression') return undefined
  const object = objectOf(node)
  if (!object) return undefined
  return selects.includes(nameOf(node)) ? (selectedFrom(object) ?? object) : selectedFrom(object)
}

const asserts = 'CallExpression[callee.name=/^expect([A-Z]|$)/], CallExpression[callee.object.name=expect]'

/** An assertion on each entry of a list, or on its wrong entries, must not pass because the list is empty. */
export const noEmptyCheck: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { empty: 'Passes where the list is empty: write expectSome(…) around it.' },
  },
  create(context) {
    const check = (list: Node | undefined) => {
      if (list && !hasEntries(context, list)) context.report({ node: list, messageId: 'empty' })
    }
    return {
      [`ForOfStatement:has(${asserts})`](node: Node) {
        if (node.type === 'ForOfStatement') check(node.right)
      },
      [`CallExpression[callee.property.name=forEach]:has(${asserts})`](node: CallExpression) {
        check(objectOf(node))
      },
      // expect(list.filter(isWrong)).toEqual([]), expect(list.every(isRight)).toBe(true)
      [`CallExpression[callee.name=expect]`](node: CallExpression & Rule.NodeParentExtension) {
        const matcher = node.parent.type === 'MemberExpression' ? node.parent.parent : undefined
        if (matcher?.type !== 'CallExpression') return
        const written = context.sourceCode.getText(matcher).slice(context.sourceCode.getText(node).length)
        if (!/^\s*\.(toEqual\(\[\]\)|toHaveLength\(0\)|toBe\((true|false)\))$/.test(written)) return
        const [value] = node.arguments
        if (value) check(selectedFrom(value))
      },
    }
  },
}
