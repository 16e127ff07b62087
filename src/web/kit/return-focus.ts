/**
 * For the ref of something that may go while the focus is in it: the focus is handed on, so that
 * whoever works by keyboard does not start at the top of the page again.
 */
export function returnFocus(findNext: (gone: Element) => Element | null | undefined) {
  return (element: Element | null) => {
    if (!element) return
    return () => {
      if (!element.contains(document.activeElement)) return
      const next = findNext(element)
      if (next instanceof HTMLElement) queueMicrotask(() => next.focus({ preventScroll: true }))
    }
  }
}
