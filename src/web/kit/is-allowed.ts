import { parseFault } from '#domain/fault.ts'

/** Whether a rule of the domain lets something pass. Its refusals are answers; a bug stays a bug. */
export function isAllowed(rule: () => unknown): boolean {
  try {
    rule()
    return true
  } catch (thrown) {
    if (parseFault(thrown)) return false
    throw thrown
  }
}
