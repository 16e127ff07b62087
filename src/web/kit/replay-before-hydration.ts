/**
 * A page can be seen, and typed into, before its code has arrived. The browser would then send a
 * form by itself, and the first drawing would put back what the page was printed with. Forms that
 * are printed carry this mark: until they are alive their sending is kept, and done then.
 */
export const ASLEEP = 'data-asleep'
const SENT = 'sent'

/** Runs in the head, before there is any module. */
export const KEEP_EARLY_SENDING = `addEventListener('submit',(e)=>{if(e.target.hasAttribute('${ASLEEP}')){e.preventDefault();e.target.setAttribute('${ASLEEP}','${SENT}')}},true)`

/**
 * What was typed, chosen and sent while nobody listened: read at once, before the page is drawn
 * again, and told by the answer. That is called outside React's own work, so that each field is
 * taken in before the next one is told.
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

/** How to tell what was done to this field, if anything was. */
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
    // A change is only heard when it differs from the last value known: hence the way back.
    type(field, defaultValue)
    type(field, value)
  }
}

function type(field: HTMLElement, value: string): void {
  // The field's own setter counts as the page's; only the browser's counts as typing.
  const browser = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  browser?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(field: HTMLInputElement, isChecked: boolean): void {
  const browser = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')
  browser?.set?.call(field, !isChecked)
  field.click()
}
