/** A network that says nothing for so long is none. */
export const PATIENCE_MS = 4_000
/** The scanner lives from what is on the device: whoever opens it does not stand and wait. */
const SCANNER_PATIENCE_MS = 700
const SCANNER = /^\/stores\/[^/]+\/audit\/[^/]+\/scanner\/?$/

export function patienceFor(pathname: string): number {
  return SCANNER.test(pathname) ? SCANNER_PATIENCE_MS : PATIENCE_MS
}

/**
 * A page as it comes from the network, all of it: where the network falls silent in the middle, what has come
 * so far would be looked at, and nothing on it would work.
 */
export async function wholePage(
  asked: Promise<Response>,
  patienceMs: number = PATIENCE_MS,
): Promise<Response> {
  const page = await withPatience(asked, patienceMs)
  if (WITHOUT_HOST.has(page.status)) throw new Error('No answer')
  const parts = page.clone().body?.getReader()
  let isWhole = !parts
  while (parts && !isWhole) isWhole = (await withPatience(parts.read(), patienceMs)).done
  return page
}

/** Said by whoever stands before the host and does not reach it. */
const WITHOUT_HOST: ReadonlySet<number> = new Set([502, 503, 504])

function withPatience<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer')), patienceMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
