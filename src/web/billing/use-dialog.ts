import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DIALOG_CLEAR_MS } from './constants.ts'

export interface DialogState<Content> {
  readonly isOpen: boolean
  readonly content: Content | null
  readonly open: (content: Content) => void
  readonly close: () => void
}

/** What a dialog shows stays until it has faded; opening it again in between keeps the new content. */
export function useDialog<Content>(): DialogState<Content> {
  const [isOpen, setOpen] = useState(false)
  const [content, setContent] = useState<Content | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const open = useCallback((next: Content) => {
    clearTimeout(timer.current)
    setContent(next)
    setOpen(true)
  }, [])
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOpen(false)
    timer.current = setTimeout(() => setContent(null), DIALOG_CLEAR_MS)
  }, [])
  return useMemo(() => ({ isOpen, content, open, close }), [isOpen, content, open, close])
}
