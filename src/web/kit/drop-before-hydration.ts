/**
 * A page can be seen, and a file dropped on it, before its code has arrived. The browser would then leave
 * the page for the file. Until somebody takes files, or says that nobody does, they are kept.
 */
const FILES_OVER_PAGE = ['dragover', 'drop'] as const

interface EarlyDrop {
  readonly hear: (event: Event) => void
  files: readonly File[]
}

/** Runs in the head, before there is any module. What takes files itself goes first. */
export const KEEP_EARLY_DROP = `{const k=globalThis.__earlyDrop={files:[],hear(e){if(e.defaultPrevented||!e.dataTransfer?.types.includes('Files'))return;e.preventDefault();if(e.type=='drop')k.files=[...e.dataTransfer.files]}};for(const t of ${JSON.stringify(FILES_OVER_PAGE)})addEventListener(t,k.hear)}`

/** What was dropped while nobody listened. From now on nothing is kept any more. */
export function takeEarlyDrop(): readonly File[] {
  const page = globalThis as { __earlyDrop?: EarlyDrop }
  const early = page.__earlyDrop
  if (!early) return []
  for (const type of FILES_OVER_PAGE) removeEventListener(type, early.hear)
  delete page.__earlyDrop
  return early.files
}
