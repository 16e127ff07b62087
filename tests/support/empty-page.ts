// Files of tests that share a page leave it as empty as they found it.

import { cleanup } from '@testing-library/react'
import { afterAll } from 'vitest'

afterAll(() => {
  cleanup()
  for (const part of [document.head, document.body]) {
    part.replaceChildren()
    removeAttributes(part)
  }
  removeAttributes(document.documentElement)
  // No page is ever hidden here: those that were are told so on the document itself.
  Reflect.deleteProperty(document, 'visibilityState')
  window.scrollTo(0, 0)
  localStorage.clear()
  sessionStorage.clear()
})

function removeAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}
