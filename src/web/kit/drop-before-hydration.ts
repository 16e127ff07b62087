/**
 * A page is visible, and a file can be dropped on it, before its code has loaded. The browser would then
 * leave the page and open the file. Files are kept until a component takes them, or it is clear that none
 * does.
 */
const FILES_OVER_PAGE = ['dragover', 'drop'] as const

interface EarlyDrop {
  readonly hear: (event: Event) => void
  files: readonly File[]
}

/** Runs in the head, before any module. Elements that accept files themselves come first. */
export const KEEP_EARLY_DROP = `{const k=globalThis.__earlyDrop={files:[],hear(e){if(e.defaultPrevented||!e.dataTransfer?.types.includes('Files'))return;e.preventDefault();if(e.type=='drop')k.files=[...e.dataTransfer.files]}};for(const t of ${JSON.stringify(FILES_OVER_PAGE)})addEventListener(t,k.hear)}`

/** The files dropped before the code had loaded. From now on none are kept. */
export function takeEarlyDrop(): readonly File[] {
  const page = globalThis as { __earlyDrop?: EarlyDrop }
  const early = page.__earlyDrop
  if (!early) return []
  for (const type of FILES_OVER_PAGE) removeEventListener(type, early.hear)
  delete page.__earlyDrop
  return early.files
}
