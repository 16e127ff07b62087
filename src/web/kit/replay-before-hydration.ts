/**
 * A page is visible, and can be typed into, before its code has loaded. The browser would then submit a form
 * itself, and the first render would reset the fields. Forms from the host have this mark: until they are
 * hydrated their submission is kept, and repeated then.
 */
export const ASLEEP = 'data-asleep'
const SENT = 'sent'

/** Runs in the head, before any module. */
export const KEEP_EARLY_SENDING = `addEventListener('submit',(e)=>{if(e.target.hasAttribute('${ASLEEP}')){e.preventDefault();e.target.setAttribute('${ASLEEP}','${SENT}')}},true)`

/**
 * What was typed, chosen and submitted before hydration: read at once, before the page renders again, and
 * reported by the returned function. Call that outside React's own work, so that each field is processed
 * before the next one is reported.
 */
export function earlyInput(form: HTMLFormElement): () => void {
  const early = [...form.elements].map(earlyInputOf)
  return () => {
    const wasSent = form.getAttribute(ASLEEP) === SENT
    form.removeAttribute(ASLEEP)
    for (const tell of early) tell?.()
    if (wasSent) form.requestSubmit()
  }
}

/** A function that reports what was done to this field; undefined if nothing was. */
function earlyInputOf(element: Element): (() => void) | undefined {
  if (element instanceof HTMLTextAreaElement) return earlyText(element)
  if (!(element instanceof HTMLInputElement) || element.type === 'file') return undefined
  if (element.type !== 'checkbox' && element.type !== 'radio') return earlyText(element)
  const { checked, defaultChecked } = element
  if (checked === defaultChecked) return undefined
  return () => choose(element, checked)
}

function earlyText(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | undefined {
  const { value, defaultValue } = field
  if (value === defaultValue) return undefined
  return () => {
    // React only sees a change if the value differs from the last one it knows, so the default is set first.
    type(field, defaultValue)
    type(field, value)
  }
}

function type(field: HTMLElement, value: string): void {
  // The element's own setter is React's, which counts as the page's change; only the browser's setter counts
  // as typing.
  const browser = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  browser?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(field: HTMLInputElement, isChecked: boolean): void {
  const browser = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')
  browser?.set?.call(field, !isChecked)
  field.click()
}
