// What somebody is told in the place of a page that is closed to them, and where they can go from there.

import type { LinkOptions } from '@tanstack/react-router'
import type { StoreRefusal } from '#contract/stores.ts'
import type { Fault } from '#domain/fault.ts'
import { suspendedWords } from '#domain/suspension.ts'
import { formatDay } from '../kit/format-day.ts'

interface WayOn {
  readonly label: string
  readonly link: LinkOptions
}

export interface RefusalState {
  readonly title: string
  /** One sentence or two for each thing to know. */
  readonly words: readonly string[]
  /** The first is the one that most people want. */
  readonly ways: readonly WayOn[]
}

const MY_STORES: WayOn = { label: 'Go to my stores', link: { to: '/stores' } }
const MEMBERSHIPS: WayOn = { label: 'My memberships', link: { to: '/member' } }

/** A store that is, or was, the viewer's. */
export function stateOfStore(refusal: StoreRefusal): RefusalState {
  switch (refusal.kind) {
    case 'suspended':
      return suspendedState(refusal)
    case 'archived':
      return archivedState(refusal)
    case 'removed':
      return removedState(refusal)
  }
}

interface Suspended {
  readonly organizationId: string | undefined
  readonly organizationName: string
  /** Undefined: not known here. */
  readonly reason: string | undefined
  readonly isOwner: boolean
}

/** The same words wherever somebody meets it: in a store, in another tab, on the organization's page. */
function suspendedState(refusal: Suspended): RefusalState {
  const { organizationId, organizationName, reason, isOwner } = refusal
  const { title, words } = suspendedWords(organizationName, reason)
  return {
    title,
    words: [
      ...words,
      'This page comes back by itself.',
      isOwner
        ? 'You are an owner: settle it with the operator.'
        : 'Ask an owner of the organization what happens next.',
    ],
    ways:
      isOwner && organizationId !== undefined
        ? [organizationPage(organizationId), MY_STORES]
        : [MY_STORES, MEMBERSHIPS],
  }
}

function archivedState(refusal: Extract<StoreRefusal, { kind: 'archived' }>): RefusalState {
  const { storeName, organizationName, archivedAt, canRestore } = refusal
  return {
    title: `${storeName} is archived`,
    words: [
      `It left the lists of ${organizationName} on ${formatDay(archivedAt)}, with everything in it. Nothing was deleted.`,
      canRestore
        ? 'Restore it under Stores, and it is where it was.'
        : 'A manager of the store can restore it. Ask one of them if you need it.',
    ],
    ways: [canRestore ? { ...MY_STORES, label: 'Restore it under Stores' } : MY_STORES],
  }
}

function removedState(refusal: Extract<StoreRefusal, { kind: 'removed' }>): RefusalState {
  const { storeName, organizationName, removedAt } = refusal
  return {
    title: `You are no longer in ${storeName}`,
    words: [
      `Your place in ${storeName} of ${organizationName} ended on ${formatDay(removedAt)}. What you counted before that stays in its audits.`,
      'Ask a manager of the store if this was a mistake.',
    ],
    ways: [MY_STORES, MEMBERSHIPS],
  }
}

export interface Refused {
  /** Whose plan it is, where that is known. */
  readonly organizationId?: string | undefined
  readonly organizationName?: string | undefined
  /** Why it is suspended, where that is known. */
  readonly suspendedReason?: string | undefined
  readonly isOwner: boolean
}

/** A refusal that was to be expected; undefined: it needs words of its own, or is an accident. */
export function stateOfFault(fault: Fault, viewer: Refused): RefusalState | undefined {
  switch (fault.code) {
    case 'suspended':
      return suspendedState({
        organizationId: viewer.organizationId,
        organizationName: viewer.organizationName ?? 'This organization',
        reason: viewer.suspendedReason,
        isOwner: viewer.isOwner,
      })
    case 'limit_reached':
      return limitState(fault, viewer)
    case 'forbidden':
      return {
        title: 'Not open to you',
        words: [fault.message, 'Ask an owner, or a manager of the store, if you need it.'],
        ways: [MY_STORES],
      }
    default:
      return undefined
  }
}

function limitState({ message }: Fault, { organizationId, isOwner }: Refused): RefusalState {
  const kept = 'Everything that is there stays, and can be read and exported.'
  if (!isOwner) {
    const ask = 'Ask an owner of the organization to change its plan.'
    return { title: 'Not in your plan', words: [message, ask, kept], ways: [MY_STORES] }
  }
  const plan: WayOn = {
    label: 'See plans',
    link: { to: '/organization', search: { org: organizationId }, hash: 'plan' },
  }
  return { title: 'Not in your plan', words: [message, kept], ways: [plan, MY_STORES] }
}

function organizationPage(organizationId: string): WayOn {
  const link: LinkOptions = { to: '/organization', search: { org: organizationId } }
  return { label: 'Open the organization', link }
}
