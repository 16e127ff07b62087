import { Fault } from '#domain/fault.ts'

/** Whether the rule throws. */
export function isRefusedBy(rule: () => void): boolean {
  try {
    rule()
    return false
  } catch (thrown) {
    if (thrown instanceof Fault) return true
    throw thrown
  }
}
