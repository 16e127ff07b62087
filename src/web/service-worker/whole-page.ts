/** A network that is silent for this long counts as none. */
export const PATIENCE_MS = 4_000
/** The scanner runs on the device's own data, so a person who opens it should not have to wait. */
const SCANNER_PATIENCE_MS = 700
const SCANNER = /^\/stores\/[^/]+\/audit\/[^/]+\/scanner\/?$/

export function patienceFor(pathname: string): number {
  return SCANNER.test(pathname) ? SCANNER_PATIENCE_MS : PATIENCE_MS
}

/**
 * Waits for the whole page: if the network went silent in the middle, a partial page would be shown on which
 * nothing works.
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

/** The statuses of a proxy that cannot reach the host. */
const WITHOUT_HOST: ReadonlySet<number> = new Set([502, 503, 504])

function withPatience<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer')), patienceMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
