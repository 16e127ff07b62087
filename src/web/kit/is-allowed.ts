import { parseFault } from '#domain/fault.ts'

/** Whether a domain rule allows something. A refusal is false; a bug is thrown. */
export function isAllowed(rule: () => unknown): boolean {
  try {
    rule()
    return true
  } catch (thrown) {
    if (parseFault(thrown)) return false
    throw thrown
  }
}
