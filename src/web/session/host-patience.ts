// How long to wait for the host. A network that drops everything gives no error, and a person who has what
// they need on the device should not look at an empty page until the browser gives up.

/** A network that does not answer counts as none. */
export const PATIENCE_MS = 4_000
/** After one timeout, the next wait is shorter. */
const SHORT_PATIENCE_MS = 1_000
/**
 * If the page can continue without it, it waits no longer than this for a slow host; a later answer is still
 * used.
 */
export const GO_ON_AFTER_MS = 1_000

let isSilent = isFromDevice()

/** The page was opened from the device, so the service worker has already waited for the host in vain. */
function isFromDevice(): boolean {
  return typeof document !== 'undefined' && 'fromDevice' in document.documentElement.dataset
}

interface Asked<T> {
  readonly ask: () => Promise<T>
  /** Aborts the request. */
  readonly giveUp: () => void
  /** What to continue with; undefined: the answer is required, however long it takes. */
  readonly known: () => T | undefined
  /** Whether the cached value is not good enough while an answer may still come. */
  readonly isNeeded?: boolean
}

/** A host that has not answered before is still asked, but not waited for. */
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

/** Wraps a call that only the host can answer: an answer means that the host can be reached again. */
export async function heard<T>(answer: Promise<T>): Promise<T> {
  const said = await answer
  isSilent = false
  return said
}

export function patienceMs(): number {
  return isSilent ? SHORT_PATIENCE_MS : PATIENCE_MS
}
