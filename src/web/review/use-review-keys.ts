import { useEffect, useRef } from 'react'
import { DECISIONS_OF_KEY, isTypedElsewhere, type ReviewKey, reviewKeyOf } from './review-keys.ts'

/**
 * Moves through the lines and decides them by keys. Keys press the buttons on the screen: a decision that
 * needs a reason asks for it, and a decision without a button has no key either.
 */
export function useReviewKeys(onHelp: () => void) {
  const listRef = useRef<HTMLDivElement>(null)
  const help = useRef(onHelp)
  help.current = onHelp
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = reviewKeyOf(event)
      const list = listRef.current
      if (!key || !list || isTypedElsewhere(event.target) || isCovered()) return
      if (key === 'help') help.current()
      else if (!act(key, list)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return listRef
}

/** Something covers the page, whatever has the focus. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"]') !== null
}

/** Returns whether there was something to do. */
function act(key: Exclude<ReviewKey, 'help'>, list: HTMLElement): boolean {
  const current = document.activeElement?.closest('li[data-index]')
  const row = current && list.contains(current) ? current : null
  switch (key) {
    case 'next':
      return focusLine(row ? row.nextElementSibling : list.querySelector('li[data-index]'))
    case 'previous':
      return focusLine(row?.previousElementSibling ?? null)
    case 'undo':
      return press(row?.querySelector('[data-undo]'))
    default:
      // Only for the focused line: a key never decides a line elsewhere on the page.
      return DECISIONS_OF_KEY[key].some((decision) =>
        press(row?.querySelector(`[data-decision="${decision}"]`)),
      )
  }
}

function focusLine(row: Element | null | undefined): boolean {
  const name = row?.querySelector('[data-line]')
  if (!(name instanceof HTMLElement)) return false
  name.focus()
  return true
}

function press(button: Element | null | undefined): boolean {
  if (!(button instanceof HTMLElement)) return false
  button.focus({ preventScroll: true })
  button.click()
  return true
}
