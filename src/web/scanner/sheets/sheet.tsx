import { type ReactNode, useEffect, useRef } from 'react'
import deckStyles from '../deck.module.css'
import sheetStyles from './sheet.module.css'

interface SheetProps {
  readonly label: string
  readonly top: ReactNode
  readonly children: ReactNode
  readonly deck: ReactNode
  readonly onClose: () => void
}

/** A page over the scanner in the same frame: bar on top, content, deck below. */
export function Sheet({ label, top, children, deck, onClose }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    if (!sheet.current?.contains(before)) sheet.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <div
      ref={sheet}
      className={sheetStyles.sheet}
      role="dialog"
      aria-label={label}
      aria-modal
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      {top}
      <div className={sheetStyles.content}>{children}</div>
      <div className={deckStyles.deck}>{deck}</div>
    </div>
  )
}
