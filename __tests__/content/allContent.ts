import type { Illustration, PictureSource } from '../../src/content/models'
import { contentModules } from './support/contentModules'

function isObject(node: unknown): node is object {
  return typeof node === 'object' && node !== null
}

function isIllustration(node: unknown): node is Illustration {
  return isObject(node) && 'alt' in node && 'source' in node
}

function isPictureSource(node: unknown): node is PictureSource {
  return isObject(node) && 'base' in node && 'fallback' in node
}

/** Files and addresses of files, not words. */
const isMedia = /\.(base|sources|captions|fallback)(\.|$)/

type Visit = (node: unknown, path: string, parent: unknown) => void

/** In a list, an entry with an id has that for its place. */
const nameOf = (key: string, list: object, entry: unknown) =>
  Array.isArray(list) && isObject(entry) && 'id' in entry ? String(entry.id) : key

function walk(node: unknown, path: string, visit: Visit, parent?: unknown): void {
  visit(node, path, parent)
  if (!isObject(node)) return
  for (const [key, child] of Object.entries(node))
    walk(child, `${path}.${nameOf(key, node, child)}`, visit, node)
}

/** Every text a visitor may read, with where it stands; picture sources are left out. */
export function allTexts(): { path: string; text: string }[] {
  const found: { path: string; text: string }[] = []
  walk(contentModules, 'content', (node, path) => {
    if (typeof node === 'string' && !isMedia.test(path)) found.push({ path, text: node })
  })
  return found
}

export function allIllustrations(): { path: string; illustration: Illustration }[] {
  const found: { path: string; illustration: Illustration }[] = []
  walk(contentModules, 'content', (node, path) => {
    if (isIllustration(node)) found.push({ path, illustration: node })
  })
  return found
}

/** Every picture, those without words too. */
export function allPictures(): { path: string; source: PictureSource; alt?: string }[] {
  const found: { path: string; source: PictureSource; alt?: string }[] = []
  walk(contentModules, 'content', (node, path, parent) => {
    if (isPictureSource(node))
      found.push({ path, source: node, ...(isIllustration(parent) && { alt: parent.alt }) })
  })
  return found
}

const isAddress = /^(\/|https?:|mailto:|tel:)/

/** Every address that the content names, of a page or of another site, with the words of its link. */
export function allLinks(): { path: string; label: string; address: string }[] {
  const found: { path: string; label: string; address: string }[] = []
  walk(contentModules, 'content', (node, path, parent) => {
    if (typeof node !== 'string' || !isAddress.test(node) || isMedia.test(path)) return
    const { label, title, name } = parent as Readonly<Record<string, unknown>>
    found.push({ path, label: String(label ?? title ?? name ?? ''), address: node })
  })
  return found
}
