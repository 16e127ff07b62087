import type { ImportDetails } from '#contract/imports.ts'

/** What is under way, and what somebody who waits may do meanwhile. */
export function workText({ status, kind }: Pick<ImportDetails, 'status' | 'kind'>) {
  if (status === 'undoing') return 'work.undoingText'
  return kind === 'catalogue' ? 'work.catalogueText' : 'work.baselineText'
}
