import type { Technique } from './models'
import { owner, type ArtistId } from './owner'

export interface Artist {
  readonly id: ArtistId
  readonly name: string
  /** How the page addresses the person: `la artista`, `el artista`. */
  readonly calledBy: 'la artista' | 'el artista'
  readonly city?: string
  readonly techniques: readonly Technique[]
}

function nameOf(id: ArtistId): string {
  return owner.artistNames[id].value
}

/** Sample artists: pseudonyms until the owner brings the real people (owner.ts). Their pages' words: artistPortraits.ts. */
export const artists = [
  {
    id: 'artista-del-altiplano',
    name: nameOf('artista-del-altiplano'),
    calledBy: 'el artista',
    city: 'Altiplano boliviano',
    techniques: ['acrilico', 'oleo', 'mixta'],
  },
  {
    id: 'artista-de-los-valles',
    name: nameOf('artista-de-los-valles'),
    calledBy: 'la artista',
    city: 'Valles de Bolivia',
    techniques: ['acrilico', 'oleo', 'pastel', 'mixta'],
  },
  {
    id: 'artista-de-los-llanos',
    name: nameOf('artista-de-los-llanos'),
    calledBy: 'la artista',
    city: 'Llanos de Bolivia',
    techniques: ['acrilico', 'pastel'],
  },
] as const satisfies readonly Artist[]

export function findArtist(id: ArtistId): Artist
export function findArtist(id: string | undefined): Artist | undefined
export function findArtist(id: string | undefined): Artist | undefined {
  return artists.find((artist) => artist.id === id)
}
