// Labels of shelves: the code itself, or a link that ends in it.

import { tidyText } from '#domain/naming.ts'

interface LabelledShelf {
  readonly shelfId: string | null
  readonly shelfCode: string | null
}

/** The shelf whose label this is; undefined where it is no label of these shelves. */
export function findLabelledShelf<Shelf extends LabelledShelf>(
  text: string,
  shelves: readonly Shelf[],
): Shelf | undefined {
  const said = wordsOfLabel(text)
  return shelves.find(
    ({ shelfCode, shelfId }) =>
      (shelfCode !== null && said.includes(fold(shelfCode))) ||
      (shelfId !== null && said.includes(fold(shelfId))),
  )
}

/** The text, and of a link what its path and its parameters name. */
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
