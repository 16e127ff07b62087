// A page may be older than the host, which was updated since, or newer than one of its nodes.

/** The build of this page or worker; undefined without a build. */
const OWN_BUILD: string | undefined = import.meta.env.VITE_BUILD

/** Written by the build, next to the pages. */
const BUILD_FILE = '/build.txt'
const PATIENCE_MS = 5_000

/** Whether the host now serves a different build. False if that cannot be determined. */
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

/** A lock that every open page holds, so that a worker can see which builds are in use. */
export function buildLock(build: string | undefined = OWN_BUILD): string {
  return `shelfcount-build/${build}`
}
