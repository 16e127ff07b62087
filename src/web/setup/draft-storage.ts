// What was typed but not saved yet. It is kept in the tab, so that a reload, a step back or a lost connection
// costs nothing, and it disappears with the tab.

const listeners = new Set<() => void>()
/** For browsers without storage: some private windows, and full storage. */
const inMemory = new Map<string, string>()

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readDraft(key: string): string | null {
  return inMemory.get(key) ?? fromTab(() => sessionStorage.getItem(key)) ?? null
}

export function storeDraft(key: string, text: string): void {
  const isStored = fromTab(() => {
    sessionStorage.setItem(key, text)
    return true
  })
  if (isStored) inMemory.delete(key)
  else inMemory.set(key, text)
  tellAll()
}

export function forgetDraft(key: string): void {
  inMemory.delete(key)
  fromTab(() => sessionStorage.removeItem(key))
  tellAll()
}

function tellAll(): void {
  for (const listener of listeners) listener()
}

function fromTab<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
