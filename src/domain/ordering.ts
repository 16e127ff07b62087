import { Fault } from './fault.ts'

/** A new order must list exactly the existing entries; otherwise another person changed them in the meantime. */
export function decideOrder(
  current: readonly string[],
  wanted: readonly string[],
): readonly string[] {
  const names = new Set(wanted)
  const complete = names.size === wanted.length && current.every((id) => names.has(id))
  if (complete && current.length === wanted.length) return wanted
  throw new Fault('conflict', undefined, { current })
}
