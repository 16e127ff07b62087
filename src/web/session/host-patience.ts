// How long the host is waited for. A network that swallows everything gives no error: whoever has what
// they need on the device must not stand before an empty page until the browser gives up.

/** A network that does not answer is none. */
export const PATIENCE_MS = 4_000
/** Whoever has just waited in vain does not wait as long again. */
const SHORT_PATIENCE_MS = 1_000

let isSilent = false

interface Asked<T> {
  readonly ask: () => Promise<T>
  /** Makes what is being asked fail. */
  readonly giveUp: () => void
  /** What to go on with; undefined: the answer is needed, however long it takes. */
  readonly known: () => T | undefined
}

/** A host that has kept silent is asked all the same, but not waited for. */
export function askWithPatience<T>({ ask, giveUp, known }: Asked<T>): Promise<T> {
  const kept = known()
  const answer = ask()
  if (kept === undefined) return answer
  const timer = setTimeout(() => {
    isSilent = true
    giveUp()
  }, PATIENCE_MS)
  const settled = answer.finally(() => clearTimeout(timer))
  if (!isSilent) return settled
  settled.catch(() => {})
  return Promise.resolve(kept)
}

/** Goes around whatever only the host can answer. */
export async function heard<T>(answer: Promise<T>): Promise<T> {
  const said = await answer
  isSilent = false
  return said
}

export function patienceMs(): number {
  return isSilent ? SHORT_PATIENCE_MS : PATIENCE_MS
}
