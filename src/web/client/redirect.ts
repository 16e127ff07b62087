import { Fault } from '#domain/fault.ts'

/** Stands for our own origin while a path is taken apart. */
const ORIGIN = 'http://here.invalid'

/** The path that a fault sends the user to, if it names one that stays on this origin. */
export function redirectTarget(error: unknown): string | undefined {
  const target = error instanceof Fault ? error.details?.redirectTo : undefined
  if (typeof target !== 'string' || !target.startsWith('/')) return undefined
  if (!URL.canParse(target, ORIGIN)) return undefined
  // Read as a browser reads it, which drops tabs and takes a backslash for a slash.
  const { origin, pathname, search, hash } = new URL(target, ORIGIN)
  // `/.//host` is a path here, but an address of another origin once its dots are gone.
  if (origin !== ORIGIN || pathname.startsWith('//')) return undefined
  return `${pathname}${search}${hash}`
}
