/** The totals in the reports of the test runners. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }
export const passedOnce: Counts = { ...NOTHING, passed: 1 }
export const failedOnce: Counts = { ...NOTHING, failed: 1 }

export function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** A file that cannot be loaded has no tests in the report, and counts as one failure. */
export function countVitest(report: unknown, exitCode: number): Counts {
  if (typeof report !== 'object' || report === null) return failedOnce
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    report as VitestReport
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = numFailedTests + broken.length
  const skipped = numPendingTests + numTodoTests
  return { passed: numPassedTests, failed: atLeastOne(failed, exitCode), skipped }
}

/** Repeated at the end, because the output of failures has scrolled far up. */
export function failedInVitest(report: unknown): readonly string[] {
  if (typeof report !== 'object' || report === null) return []
  return (report as VitestReport).testResults.flatMap(({ name, status, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [name]
    const failed = assertionResults.filter((one) => one.status === 'failed')
    return failed.map(({ fullName }) => `${name} › ${fullName}`)
  })
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

export function countPlaywright(report: unknown, exitCode: number): Counts {
  if (typeof report !== 'object' || report === null) return failedOnce
  const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats
  return { passed: expected + flaky, failed: atLeastOne(unexpected, exitCode), skipped }
}

/** If a runner fails without a failed test, that counts as one failure. */
function atLeastOne(failed: number, exitCode: number): number {
  return exitCode === 0 ? failed : Math.max(failed, 1)
}
