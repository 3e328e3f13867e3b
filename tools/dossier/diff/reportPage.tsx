import { renderToStaticMarkup } from 'react-dom/server'
import type { DossierDiff } from './compareCopies'
import { nothingChanged, verdict } from './formatReport'
import type { DossierCopy } from './readCopy'
import type { ReportLine, WordPart } from './report'
import { reportStyles } from './reportStyles'

const title = 'Diferencias entre dos expedientes'

const Word = ({ kind, text }: WordPart) => {
  if (kind === 'added') return <ins>{text}</ins>
  if (kind === 'removed') return <del>{text}</del>
  return <>{text}</>
}

interface Copies {
  readonly before: DossierCopy
  readonly after: DossierCopy
}

const dataUrl = ({ files }: DossierCopy, name: string) =>
  `data:image/png;base64,${files.read(name).toString('base64')}`

const Pictures = ({ name, before, after }: Copies & { readonly name: string }) => (
  <div className="pictures">
    {[before, after].map((copy, index) => (
      <figure key={copy.files.place}>
        <figcaption>{index === 0 ? 'A, antes' : 'B, después'}</figcaption>
        <img src={dataUrl(copy, name)} alt={`${name} en ${copy.files.place}`} />
      </figure>
    ))}
  </div>
)

const Line = ({ text, words, capture, ...copies }: ReportLine & Copies) => (
  <li>
    {text}
    {words && (
      <p>
        {words.map((part, index) => (
          <Word key={index} {...part} />
        ))}
      </p>
    )}
    {capture && <Pictures name={capture} {...copies} />}
  </li>
)

/** The report as one HTML file that makes no requests, with the changed captures side by side. */
export function reportPage(diff: DossierDiff, copies: Copies): string {
  const page = (
    <html lang="es-BO">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{reportStyles}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <p>{verdict(diff)}</p>
        {diff.sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.lines.length === 0 ? (
              <p>{section.none ?? nothingChanged}</p>
            ) : (
              <ul>
                {section.lines.map((line, index) => (
                  <Line key={index} {...line} {...copies} />
                ))}
              </ul>
            )}
          </section>
        ))}
      </body>
    </html>
  )
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`
}
