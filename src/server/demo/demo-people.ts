// The made-up people of the demo. None of them has a password, and mail to them goes nowhere.

import { VISITOR_ID } from '#domain/demo.ts'
import type { Identity } from '#server/functions/viewer.ts'

export interface StandingPerson {
  /** Also that of the login that stays open. */
  readonly id: string
  readonly name: string
  readonly email: string
}

export const DEMO_OWNER_ID = 'demo-owner'

export const DEMO_PEOPLE = {
  owner: { id: DEMO_OWNER_ID, name: 'Olivia Fennel', email: 'olivia@demo.invalid' },
  firstCounter: { id: 'demo-counter-1', name: 'Sam Ortega', email: 'sam@demo.invalid' },
  secondCounter: { id: 'demo-counter-2', name: 'Priya Nair', email: 'priya@demo.invalid' },
  visitor: { id: VISITOR_ID, name: 'Visitor', email: 'visitor@demo.invalid' },
} as const satisfies Record<string, StandingPerson>

export function standingIdentity({ id }: StandingPerson): Identity {
  return { userId: id, sessionId: id }
}
