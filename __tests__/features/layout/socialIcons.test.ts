import { readFileSync } from 'node:fs'
import { socialLinks } from '../../../src/content/social'

const pathIn = (svg: string) => / d="([^"]+)"/.exec(svg)?.[1]

it('social-icons.svg holds the drawing of each profile as simple-icons has it', () => {
  const ours = readFileSync('src/features/layout/social-icons.svg', 'utf8')
  const drawings = ours.split('<symbol ').slice(1)
  const found = drawings.map((drawing) => [
    /id="(\w+)" viewBox="0 0 24 24"/.exec(drawing)?.[1],
    pathIn(drawing),
  ])
  const expected = socialLinks.map(({ icon }) => [
    icon,
    pathIn(readFileSync(`node_modules/simple-icons/icons/${icon}.svg`, 'utf8')),
  ])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
})
