import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Attributes whose words a visitor reads or hears. */
const shownAttributes = /^(alt|title|label|placeholder|aria-label|summary|heading)$/

const isShown = (attribute: ts.JsxAttribute) => shownAttributes.test(attribute.name.getText())

/** What a developer reads, types, selectors, classes, widths of pictures, and words of the specification, which screens mark as English. */
const isNotOnScreen = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isThrowStatement(node) ||
  (ts.isJsxAttribute(node) && !isShown(node)) ||
  ((ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
    /(quote|selector|classes)$/i.test(node.name.getText())) ||
  (ts.isVariableDeclaration(node) && /sizes(Of|In)?$/i.test(node.name.getText())) ||
  (ts.isCallExpression(node) &&
    /(querySelector(All)?|closest|matches|useMediaQuery)$/.test(node.expression.getText()))

const isLiteral = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** Has a capital first, a space between words or a letter that only Spanish has: keys and class names have none. */
const isSentence = (text: string) => /^\p{Lu}\p{Ll}+$|\p{L}[,;:]? \p{L}|[áéíóúñ¿¡]/u.test(text)

/** What another value is compared with, and the first of a pair: the second is its word on screen. */
const isKey = (node: ts.Node) =>
  ts.isBinaryExpression(node.parent) ||
  (ts.isArrayLiteralExpression(node.parent) &&
    node.parent.elements.length === 2 &&
    node.parent.elements[0] === node)

/** Texts of a source file that stand on a screen: between tags, in attributes that are read, and written sentences. */
export function sentencesInSource(file: string): readonly string[] {
  const isWritten = (node: ts.LiteralLikeNode) =>
    isSentence(node.text) || (file.includes('/texts/') && !isKey(node))
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isNotOnScreen(node)) return
    if (ts.isJsxText(node) || (isLiteral(node) && isWritten(node))) found.push(node.text)
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer))
      found.push(node.initializer.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
