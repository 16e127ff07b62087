// Default names for things that are not named yet. The words come from the page.

import { tidyText } from './naming.ts'

/** The wanted name; if it is taken, the name with the first free number. */
export function freeName(wanted: string, taken: Iterable<string>): string {
  const known = new Set([...taken].map(comparable))
  let name = wanted
  for (let number = 2; known.has(comparable(name)); number += 1) name = `${wanted} (${number})`
  return name
}

function comparable(name: string): string {
  return tidyText(name).toLowerCase()
}

/** The first name of a person: the first word of the full name. Undefined when it is empty. */
export function givenNameOf(name: string): string | undefined {
  const [first] = tidyText(name).split(' ')
  return first || undefined
}
