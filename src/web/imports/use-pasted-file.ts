import { useEffect } from 'react'
import { useLatest } from '../kit/use-latest.ts'
import { pastedTable } from './pasted-table.ts'
import { isDialogOpen } from './use-files-over-page.ts'

/** A file or the cells of a table, pasted where no field accepts them. */
export function usePastedFile(onPaste: (files: readonly File[]) => void): void {
  const latest = useLatest(onPaste)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isField(event.target) || isDialogOpen()) return
      const files = event.clipboardData ? filesIn(event.clipboardData) : []
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [latest])
}

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null
}

/** Spreadsheets also put a picture of the cells on the clipboard: the cells come first. */
function filesIn(clipboard: DataTransfer): readonly File[] {
  const table = pastedTable({
    text: clipboard.getData('text/plain'),
    html: clipboard.getData('text/html'),
  })
  if (table === undefined) return [...clipboard.files]
  return [new File([table], 'Pasted cells.tsv', { type: 'text/tab-separated-values' })]
}
