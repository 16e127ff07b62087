/**
 * For the ref of an element that may be removed while it has the focus: the focus moves on, so that keyboard users
 * do not start at the top of the page again.
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
