// Who in a store may read which facts about the people there. Function results and the privacy page both come from
// this table.

import { canInStore, type StoreRole } from './permission.ts'

type Reader = 'team:read' | 'team:contact'

/** The facts in the order and wording of the privacy page. */
export const PERSON_FACTS = {
  name: { what: 'Your name and your picture', reader: 'team:read' },
  role: { what: 'Whether you are an owner, a manager or a scanner', reader: 'team:read' },
  email: { what: 'Your email', reader: 'team:contact' },
} as const satisfies Record<string, { readonly what: string; readonly reader: Reader }>

export type PersonFact = keyof typeof PERSON_FACTS

export function readsPersonFact(role: StoreRole, fact: PersonFact): boolean {
  return canInStore(role, PERSON_FACTS[fact].reader)
}

/** A team member as shown to people with this role in the store. */
export function teammateFor<Person extends { readonly email: string | null }>(
  role: StoreRole,
  person: Person,
): Person {
  return readsPersonFact(role, 'email') ? person : { ...person, email: null }
}
