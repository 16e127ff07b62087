import { Fault } from '#domain/fault.ts'

/** A placeholder for the page's own origin while a path is parsed. */
const HERE = 'http://here.invalid'

/** The path that a fault sends the user to, if it names one that stays on this origin. */
export function redirectTarget(error: unknown): string | undefined {
  const target = error instanceof Fault ? error.details?.redirectTo : undefined
  return typeof target === 'string' && target.startsWith('/') ? ownPath(target) : undefined
}

/** A path on this origin. */
export function ownPath(target: string): string | undefined {
  // Parsed the way a browser does, which drops tabs and treats a backslash as a slash.
  const url = URL.parse(target, HERE)
  if (url?.origin !== HERE) return undefined
  // `/.//host` is a path here, but becomes another origin once its dots are removed.
  if (url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
