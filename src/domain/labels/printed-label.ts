/** Labels that we print carry the id of their shelf: such a text is no code of goods. */
export function isPrintedLabel(text: string): boolean {
  return OWN_ID.test(text.trim())
}

/** Of the version that begins with a time, which is seldom seen on goods. */
const OWN_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
