// Names that things have before anybody has named them. The words come from the page.

import { tidyText } from './naming.ts'

/** The wanted name, or the same with the first number that nobody has taken yet. */
export function freeName(wanted: string, taken: Iterable<string>): string {
  const known = new Set([...taken].map(comparable))
  let name = wanted
  for (let number = 2; known.has(comparable(name)); number += 1) name = `${wanted} (${number})`
  return name
}

function comparable(name: string): string {
  return tidyText(name).toLowerCase()
}

/** What friends would call somebody, by the first word of a name. Undefined: nothing was given. */
export function givenNameOf(name: string): string | undefined {
  const [first] = tidyText(name).split(' ')
  return first || undefined
}
