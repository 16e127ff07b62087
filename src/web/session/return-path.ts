// A signed-out person asked for a page of the app: its path is remembered on the device until they have
// signed in. In a cookie, because the refusal may come from the server, which has no access to the browser's
// storage.

const COOKIE = 'shelfcount-return'
const LIFETIME_SECONDS = 600
const MAX_LENGTH = 2_000

/** A path inside this site, or undefined: never another origin, however the browser interprets it. */
export function safeReturnPath(input: string | undefined): string | undefined {
  if (!input || input.length > MAX_LENGTH || !/^\/(?![/\\])/.test(input)) return undefined
  const here = 'https://here.invalid'
  const url = new URL(input, here)
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

export function returnCookie(path: string): string {
  const value = encodeURIComponent(safeReturnPath(path) ?? '')
  return `${COOKIE}=${value}; Path=/; Max-Age=${LIFETIME_SECONDS}; SameSite=Lax`
}

export function readReturnPath(cookies: string): string | undefined {
  const pairs = cookies.split(';').map((pair) => pair.trim())
  const own = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))
  return own && safeReturnPath(decode(own.slice(COOKIE.length + 1)))
}

/** Reads the path and deletes it. */
export function takeReturnPath(): string | undefined {
  const path = readReturnPath(document.cookie)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
  return path
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
