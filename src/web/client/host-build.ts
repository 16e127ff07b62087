// A page may be older than the host, which was brought up to date since, or newer than one of its nodes.

/** Which build this page, or this worker, is of; undefined where nothing was built. */
const OWN_BUILD: string | undefined = import.meta.env.VITE_BUILD

/** Written by the build beside the pages. */
const BUILD_FILE = '/build.txt'
const PATIENCE_MS = 5_000

/** Whether the host gives out another build by now. What cannot be found out is not so. */
export async function isOtherBuild(
  request: typeof fetch = fetch,
  own: string | undefined = OWN_BUILD,
): Promise<boolean> {
  if (own === undefined) return false
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await request(BUILD_FILE, { cache: 'no-store', signal })
    return answer.ok && (await answer.text()).trim() !== own
  } catch {
    return false
  }
}

/** Held by every page for as long as it is open: a worker sees which builds are in use. */
export function buildLock(build: string | undefined = OWN_BUILD): string {
  return `shelfcount-build/${build}`
}
