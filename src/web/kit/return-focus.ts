/**
 * For the ref of an element that may be removed while it has the focus: moves the focus on, so that keyboard
 * users do not start again at the top of the page.
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
