/** Our own printed labels contain the id of their shelf, so such a text is not a product code. */
export function isPrintedLabel(text: string): boolean {
  return OWN_ID.test(text.trim())
}

/** A UUID of version 7, which is rarely seen on goods. */
const OWN_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
