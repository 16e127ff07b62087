// Paper has no window to look through: before the page is printed, its lists fetch what they have not
// shown yet.

/** Nobody reads more rows than this on paper; files have all of them. */
export const MOST_PRINTED_ROWS = 5_000

const ASK_AGAIN_MS = 60
const PATIENCE_MS = 30_000

/** Fetches more; true once there is nothing left to fetch. */
export type FetchRest = () => boolean

const lists = new Set<FetchRest>()

/** A list that is on the page; returns how to take it off. */
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
