import { transformSync } from 'esbuild'
import ts from 'typescript'

const isLicenceMark = (comment: string) => /^(\/\*!|\/[/*].*@(license|preserve))/s.test(comment)

/** A comment stands between two words of the code: inside a string or a pattern it is none. */
function commentsInScript(text: string): readonly string[] {
  const source = ts.createSourceFile('shipped.js', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS)
  const gapsBefore = (node: ts.Node): readonly string[] => {
    const parts = node.getChildren(source)
    return parts.length > 0 ? parts.flatMap(gapsBefore) : [text.slice(node.pos, node.getStart(source)).trim()]
  }
  return gapsBefore(source).filter((gap) => gap !== '')
}

const commentsInStyles = (text: string): readonly string[] =>
  (text.match(/"[^"]*"|'[^']*'|\/\*.*?\*\//gs) ?? []).filter((part) => part.startsWith('/*'))

/** Bytes that another minifier may save: they write the same code in different ways. */
const tolerance = 0.02

/** What a script or style sheet holds for its authors alone: comments, except marks of licences, and spaces. */
export function findReadableCode(text: string, kind: 'js' | 'css'): readonly string[] {
  const comments = kind === 'js' ? commentsInScript(text) : commentsInStyles(text)
  const found = comments.filter((comment) => !isLicenceMark(comment)).map((comment) => comment.slice(0, 80))
  const { code } = transformSync(text, {
    loader: kind,
    minifyWhitespace: true,
    legalComments: 'inline',
    charset: 'utf8',
  })
  return code.length < text.length * (1 - tolerance)
    ? [...found, `${text.length} characters, ${code.length} without spaces and comments`]
    : found
}
