import * as v from 'valibot'
import type { PageAssets } from '../../../src/shared/pageAssets'
import { parseJson } from './parsedJson'

const text = v.string()
const hashed = v.pipe(text, v.regex(/^\/assets\/([a-z-]+\.[0-9a-f]{8}\.(css|js)|[0-9a-f]{12}\.txt)$/))
const sealed = v.strictObject({ href: hashed, integrity: v.pipe(text, v.regex(/^sha\d{3}-[\w+/=]+$/)) })
const picture = v.strictObject({
  srcset: v.pipe(text, v.regex(/^(\/media\/[0-9a-f]+-\d+\.avif \d+w(, )?)+$/)),
  sizes: text,
  media: v.exactOptional(text),
})

const pageAssets: v.GenericSchema<unknown, PageAssets> = v.strictObject({
  fragment: sealed,
  styles: v.array(sealed),
  libraries: v.array(hashed),
  scripts: v.array(hashed),
  pictures: v.array(picture),
})

/** The list of files that a page will need after SÍ: addresses and hashes alone. */
export const isPageAssets = (json: string): boolean => v.is(pageAssets, parseJson(json))
