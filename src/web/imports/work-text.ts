import type { ImportDetails } from '#contract/imports.ts'

/** What is running, and what the person can do while waiting. */
export function workText({ status, kind }: Pick<ImportDetails, 'status' | 'kind'>) {
  if (status === 'undoing') return 'work.undoingText'
  return kind === 'catalogue' ? 'work.catalogueText' : 'work.baselineText'
}
