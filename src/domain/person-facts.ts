// Who in a store reads what of the people who work there. The answers of functions and the privacy page are
// made from this one table.

import { canInStore, type StoreRole } from './permission.ts'

type Reader = 'team:read' | 'team:contact'

/** Facts in the order and the words of the privacy page. */
export const PERSON_FACTS = {
  name: { what: 'Your name and your picture', reader: 'team:read' },
  role: { what: 'Whether you are an owner, a manager or a scanner', reader: 'team:read' },
  email: { what: 'Your email', reader: 'team:contact' },
} as const satisfies Record<string, { readonly what: string; readonly reader: Reader }>

export type PersonFact = keyof typeof PERSON_FACTS

export function readsPersonFact(role: StoreRole, fact: PersonFact): boolean {
  return canInStore(role, PERSON_FACTS[fact].reader)
}

/** Somebody of a team, as far as others with this role in the store may know them. */
export function teammateFor<Person extends { readonly email: string | null }>(
  role: StoreRole,
  person: Person,
): Person {
  return readsPersonFact(role, 'email') ? person : { ...person, email: null }
}
