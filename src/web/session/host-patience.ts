// How long the host is waited for. A network that swallows everything gives no error: whoever has what
// they need on the device must not stand before an empty page until the browser gives up.

/** A network that does not answer is none. */
export const PATIENCE_MS = 4_000
/** Whoever has just waited in vain does not wait as long again. */
const SHORT_PATIENCE_MS = 1_000
/** A slow host is waited for no longer by those who can go on; what it says later counts all the same. */
export const GO_ON_AFTER_MS = 1_000

let isSilent = isFromDevice()

/** Of a page that was opened from the device the worker has waited for the host in vain. */
function isFromDevice(): boolean {
  return typeof document !== 'undefined' && 'fromDevice' in document.documentElement.dataset
}

interface Asked<T> {
  readonly ask: () => Promise<T>
  /** Makes what is being asked fail. */
  readonly giveUp: () => void
  /** What to go on with; undefined: the answer is needed, however long it takes. */
  readonly known: () => T | undefined
  /** Whether what is known is not good enough, as long as there is hope for an answer. */
  readonly isNeeded?: boolean
}

/** A host that has kept silent is asked all the same, but not waited for. */
export function askWithPatience<T>({ ask, giveUp, known, isNeeded }: Asked<T>): Promise<T> {
  const cached = known()
  const answer = ask()
  if (cached === undefined) return answer
  const timer = setTimeout(() => {
    isSilent = true
    giveUp()
  }, PATIENCE_MS)
  const settled = answer.finally(() => clearTimeout(timer))
  if (isNeeded && !isSilent) return settled
  settled.catch(() => {})
  if (isSilent) return Promise.resolve(cached)
  return Promise.race([settled, after(GO_ON_AFTER_MS, cached)])
}

function after<T>(delayMs: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), delayMs))
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
