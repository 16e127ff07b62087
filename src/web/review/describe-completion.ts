import type { CompletionRun, CompletionStep } from '#domain/completion.ts'

const STEPS: Readonly<Record<CompletionStep, string>> = {
  freezing: 'Freezing every line with its name and cost.',
  reading: 'Reading what was counted and decided.',
  hashing: 'Sealing the documents.',
}

/** What is said while an audit is completed: that it goes on, how far it is, and that nobody has to wait. */
export function describeCompletion(
  run: CompletionRun | undefined,
  { isOwn }: { readonly isOwn: boolean },
): { readonly title: string; readonly step: string; readonly note: string } {
  const byOther = run !== undefined && !isOwn && run.byName !== ''
  return {
    title: byOther ? `${run.byName} is completing the audit.` : 'Completing the audit.',
    step: STEPS[run?.step ?? 'freezing'],
    note: 'You can leave this page: it goes on without you, and the confirmation number stands here when it is done.',
  }
}
