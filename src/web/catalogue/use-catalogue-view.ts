import { useEffect, useState } from 'react'

const TYPING_MS = 150

interface CatalogueAddress {
  readonly find?: string | undefined
  readonly item?: string | undefined
}

export interface CatalogueView {
  /** As it is typed. */
  readonly text: string
  /** As it stands in the address: what is looked for. */
  readonly asked: string
  readonly setText: (text: string) => void
  readonly itemId: string | undefined
  readonly open: (itemId: string) => void
  readonly close: () => void
}

interface Moves {
  readonly replace: (address: CatalogueAddress) => void
  /** Back closes what this opens. */
  readonly push: (address: CatalogueAddress) => void
}

/** Typing replaces the address, and opening an item is a step of its own. */
export function useCatalogueView(
  address: CatalogueAddress,
  { replace, push }: Moves,
): CatalogueView {
  const { find = '', item } = address
  const [text, setText] = useState(find)
  // The address follows the typing, a moment late; only what was never typed here comes from elsewhere.
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
