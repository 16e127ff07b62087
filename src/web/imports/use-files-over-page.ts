import { useEffect, useState } from 'react'
import { takeEarlyDrop } from '../kit/drop-before-hydration.ts'
import { useLatest } from '../kit/use-latest.ts'

/**
 * Whether files are being dragged over the page. Elements that accept files themselves come first: they
 * prevent the default.
 */
export function useFilesOverPage(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useLatest(onDrop)
  useEffect(() => {
    const ending = new AbortController()
    // Browsers also call a picture that is dragged within the page a file.
    let isOwn = false
    const isMeant = (event: DragEvent) =>
      !isOwn && !event.defaultPrevented && !isFileField(event.target) && carriesFiles(event)
    const over = (event: DragEvent) => {
      const isWelcome = isMeant(event) && !isDialogOpen()
      setOver(isWelcome)
      if (!isMeant(event) || !event.dataTransfer) return
      // Otherwise the browser would leave the page and open the file.
      event.preventDefault()
      event.dataTransfer.dropEffect = isWelcome ? 'copy' : 'none'
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!isMeant(event)) return
      event.preventDefault()
      if (!isDialogOpen()) latest.current([...(event.dataTransfer?.files ?? [])])
    }
    const { signal } = ending
    const early = takeEarlyDrop()
    if (early.length > 0) latest.current(early)
    window.addEventListener('dragstart', () => (isOwn = true), { signal })
    window.addEventListener('dragend', () => (isOwn = false), { signal })
    window.addEventListener('dragenter', over, { signal })
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('dragleave', (event) => !event.relatedTarget && setOver(false), {
      signal,
    })
    return () => ending.abort()
  }, [latest])
  return isOver
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

function isFileField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'file'
}

/** An open dialog has to be answered first. */
export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null
}
