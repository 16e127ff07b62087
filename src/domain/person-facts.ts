// Who in a store may read which facts about the people there. Function results and the privacy page both come from
// this table.

import { canInStore, type StoreRole } from './permission.ts'

type Reader = 'team:read' | 'team:contact'

/** The facts in the order of the privacy page, and the permission that it takes to read them. */
export const PERSON_FACTS = {
  name: 'team:read',
  role: 'team:read',
  email: 'team:contact',
} as const satisfies Record<string, Reader>

export type PersonFact = keyof typeof PERSON_FACTS

export function readsPersonFact(role: StoreRole, fact: PersonFact): boolean {
  return canInStore(role, PERSON_FACTS[fact])
}

/** A team member as shown to people with this role in the store. */
export function teammateFor<Person extends { readonly email: string | null }>(
  role: StoreRole,
  person: Person,
): Person {
  return readsPersonFact(role, 'email') ? person : { ...person, email: null }
}
