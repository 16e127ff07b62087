// Listens to everything a browser complains about: errors in the console, uncaught errors, failed
// hydration (which React reports as one of these), and breaches of the content security policy.

import type { BrowserContext } from '@playwright/test'

export interface Complaints {
  readonly heard: readonly string[]
  /** A test that provokes a complaint says so before. */
  allow(...patterns: readonly RegExp[]): void
  watch(context: BrowserContext): Promise<void>
}

/** Said by the runner, where it blocks service workers. */
const NO_SERVICE_WORKER = /registration blocked by Playwright/

export function createComplaints(): Complaints {
  const allowed: RegExp[] = [NO_SERVICE_WORKER]
  const all: string[] = []
  return {
    get heard() {
      return all.filter((text) => !allowed.some((pattern) => pattern.test(text)))
    },
    allow(...patterns) {
      allowed.push(...patterns)
    },
    async watch(context) {
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        all.push(`${message.page()?.url()}: ${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => {
        all.push(`${error.page()?.url()}: uncaught: ${error.error().message}`)
      })
      await context.addInitScript(reportViolations)
    },
  }
}

function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sourceFile } = event
    console.error(`policy violated: ${violatedDirective} ${blockedURI} ${sourceFile}`)
  })
}
