// The made-up people of the demo and of samples. None of them has a password. Their addresses have no domain, so that
// nobody can sign up with one before they are created, invite one into an organization, or have a link mailed there.

import { VISITOR_ID } from '#domain/demo.ts'
import type { Identity } from '#server/functions/viewer.ts'

export interface StandingPerson {
  /** In the demo also the id of their open login. */
  readonly id: string
  readonly name: string
  readonly email: string
}

export const DEMO_OWNER_ID = 'demo-owner'

export const DEMO_PEOPLE = {
  owner: { id: DEMO_OWNER_ID, name: 'Olivia Fennel', email: 'olivia@demo' },
  firstCounter: { id: 'demo-counter-1', name: 'Sam Ortega', email: 'sam@demo' },
  secondCounter: { id: 'demo-counter-2', name: 'Priya Nair', email: 'priya@demo' },
  visitor: { id: VISITOR_ID, name: 'Visitor', email: 'visitor@demo' },
} as const satisfies Record<string, StandingPerson>

/** The same two people have counted in all samples. */
export const SAMPLE_COUNTERS = [
  { id: 'sample-counter-1', name: 'Sam Ortega', email: 'sam@sample' },
  { id: 'sample-counter-2', name: 'Priya Nair', email: 'priya@sample' },
] as const satisfies readonly StandingPerson[]

export function standingIdentity({ id }: StandingPerson): Identity {
  return { userId: id, sessionId: id }
}
