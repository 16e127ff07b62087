// Paper cannot scroll: before the page is printed, its lists load the rows that were not visible yet.

/** Nobody reads more rows on paper; files have all of them. */
export const MOST_PRINTED_ROWS = 5_000

const ASK_AGAIN_MS = 60
const PATIENCE_MS = 30_000

/** Loads more; returns true once nothing is left to load. */
export type FetchRest = () => boolean

const lists = new Set<FetchRest>()

/** Registers a list of the page; returns a function that removes it. */
export function registerList(fetchRest: FetchRest): () => void {
  lists.add(fetchRest)
  return () => lists.delete(fetchRest)
}

export async function printPage(
  print: () => void = () => window.print(),
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += ASK_AGAIN_MS) {
    const isComplete = [...lists].map((fetchRest) => fetchRest()).every(Boolean)
    if (isComplete) break
    await wait(ASK_AGAIN_MS)
  }
  print()
}
