/** The object in a text; models like to wrap it in words or in a fence. Undefined: there is none. */
export function readJson(text: string): unknown {
  const from = text.indexOf('{')
  const until = text.lastIndexOf('}')
  if (from < 0 || until < from) return undefined
  try {
    return JSON.parse(text.slice(from, until + 1))
  } catch {
    return undefined
  }
}
