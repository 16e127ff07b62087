// Pictures of the product for the start page. `node scripts/pictures.ts` makes them from the demo,
// light and dark.

export interface Picture {
  readonly name: 'dashboard' | 'scanner'
  readonly caption: string
  /** What can be seen, for those who cannot. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** What lies left of the picture on the screen: a start page is too narrow for everything. */
  readonly cutLeft: number
}

export const DASHBOARD: Picture = {
  name: 'dashboard',
  caption: 'What the manager sees',
  alt: 'A running count: every shelf of the store as a tile with its state, who counts where, and how long it will take.',
  width: 976,
  height: 700,
  cutLeft: 204,
}

export const SCANNER: Picture = {
  name: 'scanner',
  caption: 'What a counter sees',
  alt: 'A phone that counts a shelf: the camera above, the item that was just scanned and its number below.',
  width: 390,
  height: 780,
  cutLeft: 0,
}

export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

export function fileOf({ name }: { readonly name: string }, scheme: Scheme): string {
  return `${name}-${scheme}.webp`
}
