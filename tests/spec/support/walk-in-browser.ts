import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Caller } from '../../e2e/support/calls.ts'
import { test } from '../../e2e/support/fixtures.ts'
import type { Account } from '../../e2e/support/product.ts'
import type { Complaints } from '../../e2e/support/watch.ts'

/** The running product, as a row may ask it. */
export interface Running {
  readonly open: (account?: Account, options?: BrowserContextOptions) => Promise<Page>
  readonly callAs: (account?: Account) => Promise<Caller>
  readonly complaints: Complaints
}

export interface BrowserRow {
  readonly row: string
  readonly check: (running: Running) => Promise<void>
}

export function walkInBrowser(section: string, rows: readonly BrowserRow[]): void {
  test.describe(section, () => {
    for (const { row, check } of rows) {
      test(row, ({ open, callAs, complaints }) => check({ open, callAs, complaints }))
    }
  })
}
