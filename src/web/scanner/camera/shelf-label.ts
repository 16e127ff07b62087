// Labels of shelves and of rooms without shelves: the sign itself, or a link that ends in it.

import { tidyText } from '#domain/naming.ts'
import { shelfSign } from '../counter/shelf.ts'

interface LabelledShelf {
  readonly shelfId: string | null
  readonly shelfCode: string | null
  readonly roomId: string
  readonly roomName: string
}

/** The shelf that the label belongs to; undefined if it is not the label of any of these shelves. */
export function findLabelledShelf<Shelf extends LabelledShelf>(
  text: string,
  shelves: readonly Shelf[],
): Shelf | undefined {
  const said = wordsOfLabel(text)
  const isSaid = (word: string) => said.includes(fold(word))
  return shelves.find((shelf) => isSaid(shelfSign(shelf)) || isSaid(shelf.shelfId ?? shelf.roomId))
}

/** The text itself; for a link, the ends of its path and its parameters. */
function wordsOfLabel(text: string): readonly string[] {
  if (!/^https?:\/\//i.test(text)) return [fold(text)]
  try {
    const { pathname, searchParams } = new URL(text)
    const last = pathname.split('/').filter(Boolean).slice(-2).map(decodeURIComponent)
    return [...last, ...searchParams.values()].map(fold)
  } catch {
    return []
  }
}

function fold(text: string): string {
  return tidyText(text).toLowerCase()
}
