// What is shown instead of a page that the viewer cannot open, and where they can go from there.

import type { LinkOptions } from '@tanstack/react-router'
import type { StoreRefusal } from '#contract/stores.ts'
import type { Fault } from '#domain/fault.ts'
import type { Unmet } from '#domain/requirements.ts'
import { asSentence } from '#domain/suspension.ts'
import type { Formats } from '#messages/formats.ts'
import type { SayFailure } from '../kit/say-failure.ts'
import type { Messages } from '../kit/use-messages.ts'

interface WayOn {
  readonly label: string
  readonly link: LinkOptions
}

export interface RefusalState {
  readonly title: string
  /** One or two sentences for each fact. */
  readonly words: readonly string[]
  /** The first is the one that most people want. */
  readonly ways: readonly WayOn[]
}

/** The messages and formats for the text. */
export interface RefusalWords {
  readonly t: Messages<'shell'>
  readonly formats: Formats
  readonly sayFailure: SayFailure
}

/** A store that the viewer has, or had, access to. */
export function stateOfStore(refusal: StoreRefusal, words: RefusalWords): RefusalState {
  switch (refusal.kind) {
    case 'suspended':
      return suspendedState(refusal, words)
    case 'held':
      return heldState(refusal, words)
    case 'archived':
      return archivedState(refusal, words)
    case 'removed':
      return removedState(refusal, words)
  }
}

interface Suspended {
  readonly organizationId: string | undefined
  /** Undefined: not known here. */
  readonly organizationName: string | undefined
  /** Undefined: not known here. */
  readonly reason: string | undefined
  readonly isOwner: boolean
}

/** The same words everywhere: in a store, in another tab, on the organization's page. */
function suspendedState(refusal: Suspended, { t }: RefusalWords): RefusalState {
  const { organizationId, organizationName, reason, isOwner } = refusal
  return {
    title:
      organizationName === undefined
        ? t('suspended.unnamed')
        : t('suspended.title', { organization: organizationName }),
    words: [
      ...(reason ? [t('suspended.reason', { reason: asSentence(reason) })] : []),
      t('suspended.closed'),
      t('suspended.back'),
      isOwner ? t('suspended.owner') : t('suspended.member'),
    ],
    ways:
      isOwner && organizationId !== undefined
        ? [organizationPage(organizationId, t), myStores(t)]
        : [myStores(t), memberships(t)],
  }
}

const UNMET: readonly Unmet[] = ['two_step', 'new_login', 'single_sign_on', 'own_login']

interface Held {
  /** Undefined: not known here. */
  readonly organizationName: string | undefined
  readonly unmet: Unmet
}

/** Leads to where it is set up; the page opens again by itself. */
function heldState({ organizationName, unmet }: Held, { t }: RefusalWords): RefusalState {
  return {
    title:
      organizationName === undefined
        ? t('held.unnamed')
        : t('held.title', { organization: organizationName }),
    words: [t(`held.${unmet}`), t('held.kept')],
    ways: [{ label: t('ways.profile'), link: { to: '/profile' } }, myStores(t)],
  }
}

function archivedState(
  refusal: Extract<StoreRefusal, { kind: 'archived' }>,
  { t, formats }: RefusalWords,
): RefusalState {
  const { storeName, organizationName, archivedAt, canRestore } = refusal
  const day = formats.day(archivedAt)
  return {
    title: t('archived.title', { store: storeName }),
    words: [
      t('archived.text', { organization: organizationName, day }),
      canRestore ? t('archived.canRestore') : t('archived.askManager'),
    ],
    ways: [canRestore ? { ...myStores(t), label: t('archived.restore') } : myStores(t)],
  }
}

function removedState(
  refusal: Extract<StoreRefusal, { kind: 'removed' }>,
  { t, formats }: RefusalWords,
): RefusalState {
  const { storeName, organizationName, removedAt } = refusal
  const day = formats.day(removedAt)
  return {
    title: t('removed.title', { store: storeName }),
    words: [
      t('removed.text', { store: storeName, organization: organizationName, day }),
      t('removed.ask'),
    ],
    ways: [myStores(t), memberships(t)],
  }
}

export interface Refused {
  /** Whose plan it is, if known. */
  readonly organizationId?: string | undefined
  readonly organizationName?: string | undefined
  /** Why it is suspended, if known. */
  readonly suspendedReason?: string | undefined
  readonly isOwner: boolean
}

/** An expected refusal; undefined: it has texts elsewhere, or is an unexpected error. */
export function stateOfFault(
  fault: Fault,
  viewer: Refused,
  words: RefusalWords,
): RefusalState | undefined {
  const { t, sayFailure } = words
  switch (fault.code) {
    case 'suspended':
      return suspendedState(
        {
          organizationId: viewer.organizationId,
          organizationName: viewer.organizationName,
          reason: viewer.suspendedReason,
          isOwner: viewer.isOwner,
        },
        words,
      )
    case 'requirement_unmet': {
      const needs = fault.details?.needs
      const unmet = UNMET.find((one) => one === needs) ?? 'two_step'
      return heldState({ organizationName: viewer.organizationName, unmet }, words)
    }
    case 'limit_reached':
      return limitState(fault, viewer, words)
    case 'forbidden':
      return {
        title: t('forbidden.title'),
        words: [sayFailure(fault), t('forbidden.ask')],
        ways: [myStores(t)],
      }
    default:
      return undefined
  }
}

function limitState(
  fault: Fault,
  { organizationId, isOwner }: Refused,
  { t, sayFailure }: RefusalWords,
): RefusalState {
  const title = t('limit.title')
  const said = sayFailure(fault)
  if (!isOwner) {
    return { title, words: [said, t('limit.ask'), t('limit.kept')], ways: [myStores(t)] }
  }
  const plan: WayOn = {
    label: t('limit.plans'),
    link: { to: '/organization', search: { org: organizationId }, hash: 'plan' },
  }
  return { title, words: [said, t('limit.kept')], ways: [plan, myStores(t)] }
}

function myStores(t: Messages<'shell'>): WayOn {
  return { label: t('ways.stores'), link: { to: '/stores' } }
}

function memberships(t: Messages<'shell'>): WayOn {
  return { label: t('ways.memberships'), link: { to: '/member' } }
}

function organizationPage(organizationId: string, t: Messages<'shell'>): WayOn {
  const link: LinkOptions = {
    to: '/organization',
    search: { org: organizationId, part: 'general' },
  }
  return { label: t('ways.organization'), link }
}
