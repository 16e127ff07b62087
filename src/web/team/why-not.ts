import { Fault } from '#domain/fault.ts'

/** What a rule has against something, in its own words; undefined when it allows it. */
export function whyNot(rule: () => void): string | undefined {
  try {
    rule()
    return undefined
  } catch (thrown) {
    if (thrown instanceof Fault) return thrown.message
    throw thrown
  }
}
