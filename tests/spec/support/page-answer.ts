// Pages as the host renders them, without a browser.

import { expect } from '@playwright/test'
import type { Caller } from '../../e2e/support/calls.ts'

export async function pageAt(caller: Caller, path: string) {
  const answer = await caller.http.get(path, { maxRedirects: 0 })
  return { status: answer.status(), html: await answer.text() }
}

/** Where a page sends its visitor. */
export async function locationOf(caller: Caller, path: string): Promise<string | undefined> {
  const answer = await caller.http.get(path, { maxRedirects: 0 })
  expect(answer.status(), `${path} redirects`).toBe(307)
  return answer.headers().location
}
