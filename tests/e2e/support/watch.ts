// Listens to everything a browser complains about: errors in the console, uncaught errors, failed
// hydration (which React reports as one of these), and breaches of the content security policy.

import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

export interface Complaints {
  readonly heard: readonly string[]
  /** A test that provokes a complaint says so before. */
  allow(...patterns: readonly RegExp[]): void
  /** Until told to stop, or the browser is closed. */
  watch(context: BrowserContext): Promise<() => Promise<void>>
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
      const hearConsole = (message: ConsoleMessage) => {
        if (!['error', 'warning'].includes(message.type())) return
        all.push(`${message.page()?.url()}: ${message.type()}: ${message.text()}`)
      }
      const hearError = (error: WebError) => {
        all.push(`${error.page()?.url()}: uncaught: ${error.error().message}`)
      }
      context.on('console', hearConsole)
      context.on('weberror', hearError)
      const script = await context.addInitScript(reportViolations)
      return async () => {
        context.off('console', hearConsole)
        context.off('weberror', hearError)
        await script.dispose()
      }
    },
  }
}

function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sourceFile } = event
    console.error(`policy violated: ${violatedDirective} ${blockedURI} ${sourceFile}`)
  })
}
