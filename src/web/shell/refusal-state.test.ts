import { describe, expect, test } from 'vitest'
import type { StoreRefusal } from '#contract/stores.ts'
import { FAULT_CODES, Fault } from '#domain/fault.ts'
import { formatsOf } from '#messages/formats.ts'
import { sayFailure } from '../kit/say-failure.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { type RefusalWords, stateOfFault, stateOfStore } from './refusal-state.ts'

const NAMES = { storeName: 'Main store', organizationId: 'o1', organizationName: 'Corner Shop' }
const AT = Date.UTC(2026, 4, 3)

const suspended: StoreRefusal = {
  kind: 'suspended',
  ...NAMES,
  reason: 'The invoice of May is open',
  isOwner: false,
}
const archived: StoreRefusal = { kind: 'archived', ...NAMES, archivedAt: AT, canRestore: false }
const removed: StoreRefusal = {
  kind: 'removed',
  storeName: 'Main store',
  organizationName: 'Corner Shop',
  removedAt: AT,
}

const words: RefusalWords = {
  t: messagesIn('en', 'shell'),
  formats: formatsOf('en'),
  sayFailure: (thrown) => sayFailure(thrown, messagesIn('en', 'common'), true),
}

const pathsOf = (refusal: StoreRefusal) =>
  stateOfStore(refusal, words).ways.map(({ link }) => link.to)

describe('a store', () => {
  test.each([
    [
      suspended,
      'Corner Shop is suspended',
      'The operator of this service wrote: The invoice of May is open.',
    ],
    [
      archived,
      'Main store is archived',
      'It was archived in Corner Shop on May 3, 2026, with everything in it. Nothing was deleted.',
    ],
    [
      removed,
      'You are no longer in Main store',
      'Your access to Main store of Corner Shop ended on May 3, 2026. What you counted before stays in its audits.',
    ],
  ])('$kind says what happened', (refusal, title, first) => {
    const state = stateOfStore(refusal, words)
    expect([state.title, state.words[0]]).toEqual([title, first])
    expect(state.ways.length).toBeGreaterThan(0)
  })

  test('of a suspended organization leads its owner to the organization', () => {
    expect(pathsOf(suspended)).toEqual(['/stores', '/member'])
    expect(pathsOf({ ...suspended, isOwner: true })).toEqual(['/organization', '/stores'])
  })

  test('that is archived tells those who can restore it where', () => {
    const label = (refusal: StoreRefusal) => stateOfStore(refusal, words).ways[0]?.label
    expect(label(archived)).toBe('Go to my stores')
    expect(label({ ...archived, canRestore: true })).toBe('Restore it under Stores')
  })
})

describe('a fault', () => {
  const viewer = { organizationId: 'o1', isOwner: false }

  test('that was to be expected is a state; what is an accident, or has words elsewhere, is none', () => {
    const designed = FAULT_CODES.filter((code) => stateOfFault(new Fault(code), viewer, words))
    expect(designed).toEqual(['forbidden', 'suspended', 'requirement_unmet', 'limit_reached'])
  })

  test('of a suspended organization has the words of its stores', () => {
    const known = { organizationName: 'Corner Shop', suspendedReason: suspended.reason }
    const state = stateOfFault(new Fault('suspended'), { ...viewer, ...known }, words)
    expect(state).toEqual(stateOfStore(suspended, words))
    expect(stateOfFault(new Fault('suspended'), viewer, words)?.title).toBe(
      'This organization is suspended',
    )
  })

  test('of an organization that asks for more leads to the profile', () => {
    const known = { ...viewer, organizationName: 'Corner Shop' }
    const fault = new Fault('requirement_unmet', undefined, { needs: 'new_login' })
    const state = stateOfFault(fault, known, words)
    expect(state).toMatchObject({ title: 'Corner Shop needs a safer sign-in' })
    expect(state?.words[0]).toMatch(/sign in again/)
    expect(state?.ways[0]?.link).toEqual({ to: '/profile' })
    const store = { storeName: 'Pier 4', organizationId: 'o1', organizationName: 'Corner Shop' }
    const held = stateOfStore({ kind: 'held', ...store, unmet: 'new_login' }, words)
    expect(held).toEqual(state)
  })

  test('of a limit sends owners to the plan, and the others to an owner', () => {
    const fault = new Fault('limit_reached', 'Your plan has 2 audits a month.')
    const owner = stateOfFault(fault, { ...viewer, isOwner: true }, words)
    expect(owner?.ways[0]).toEqual({
      label: 'See plans',
      link: { to: '/organization', search: { org: 'o1' }, hash: 'plan' },
    })
    expect(owner?.words[0]).toBe('Your plan has 2 audits a month.')
    expect(stateOfFault(fault, viewer, words)?.words[1]).toBe(
      'Ask an owner of the organization to change its plan.',
    )
  })
})
