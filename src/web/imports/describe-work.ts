import type { ImportDetails } from '#contract/imports.ts'

/** What is under way, and what somebody who waits may do meanwhile. */
export function describeWork({ status, kind }: Pick<ImportDetails, 'status' | 'kind'>): string {
  const leave = 'You can leave this page: it goes on by itself.'
  if (status === 'undoing') return `The items become what they were before. ${leave}`
  if (kind === 'catalogue') return `The items are being written into your catalogue. ${leave}`
  return `The rows are being written. Nothing is compared with them before the last one is there. ${leave}`
}
