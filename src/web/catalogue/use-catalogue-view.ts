import { useEffect, useState } from 'react'

const TYPING_MS = 150

interface CatalogueAddress {
  readonly find?: string | undefined
  readonly item?: string | undefined
}

export interface CatalogueView {
  /** The text as it is typed. */
  readonly text: string
  /** The search text in the address. */
  readonly asked: string
  readonly setText: (text: string) => void
  readonly itemId: string | undefined
  readonly open: (itemId: string) => void
  readonly close: () => void
}

interface Moves {
  readonly replace: (address: CatalogueAddress) => void
  /** Adds a history entry, so that Back closes what it opens. */
  readonly push: (address: CatalogueAddress) => void
}

/** Typing replaces the address; opening an item adds a history entry. */
export function useCatalogueView(
  address: CatalogueAddress,
  { replace, push }: Moves,
): CatalogueView {
  const { find = '', item } = address
  const [text, setText] = useState(find)
  // The address follows the typing with a delay, so only a text that was never typed here counts as a change
  // from outside.
  const [typed] = useState(() => new Set<string>())
  const [shownFor, setShownFor] = useState(find)
  if (shownFor !== find) {
    setShownFor(find)
    if (!typed.has(find)) setText(find)
  }
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === find) return
    const timer = setTimeout(() => replace({ find: wanted || undefined, item }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [wanted, find, item, replace])
  return {
    text,
    asked: find,
    setText: (next) => {
      typed.add(next.trim())
      setText(next)
    },
    itemId: item,
    open: (id) => push({ find: wanted || undefined, item: id }),
    close: () => replace({ find: wanted || undefined, item: undefined }),
  }
}
