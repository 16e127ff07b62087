/** A later answer says little about the time, and a page has few connections to spare. */
const PATIENCE_MS = 10_000

/** The server's clock, if an answer contains it; undefined otherwise. */
export async function fetchServerTime(request: typeof fetch = fetch): Promise<number | undefined> {
  const asked = performance.now()
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await request('/api/version', { cache: 'no-store', signal })
  const said = Date.parse(answer.headers.get('date') ?? '')
  // The header has whole seconds, and the answer was on its way for a while.
  return Number.isNaN(said) ? undefined : said + 500 + (performance.now() - asked) / 2
}
