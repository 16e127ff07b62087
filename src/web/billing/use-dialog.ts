import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DIALOG_CLEAR_MS } from './constants.ts'

export interface DialogState<Content> {
  readonly isOpen: boolean
  readonly content: Content | null
  /** Increases each time it opens, so that the previous content does not show through. */
  readonly opening: number
  readonly open: (content: Content) => void
  readonly close: () => void
}

/** A dialog keeps its content until it has faded out; if it opens again before that, the new content stays. */
export function useDialog<Content>(): DialogState<Content> {
  const [isOpen, setOpen] = useState(false)
  const [content, setContent] = useState<Content | null>(null)
  const [opening, setOpening] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const open = useCallback((next: Content) => {
    clearTimeout(timer.current)
    setContent(next)
    setOpening((before) => before + 1)
    setOpen(true)
  }, [])
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOpen(false)
    timer.current = setTimeout(() => setContent(null), DIALOG_CLEAR_MS)
  }, [])
  return useMemo(
    () => ({ isOpen, content, opening, open, close }),
    [isOpen, content, opening, open, close],
  )
}
