// What the specification says of the billing layer in the browser, where no browser is needed for it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createActionClient } from '#web/billing/action-client.ts'
import {
  ACTION_FAILED,
  FETCH_FAILED,
  LOG_PREFIX,
  PRICING_TABLE_FAILED,
  UNKNOWN_ERROR,
} from '#web/billing/billing-answer.ts'
import { wordsOf } from '#web/billing/confirmation-text.ts'
import { DIALOG_OR_PRODUCT_IDS } from '#web/billing/purchase.ts'
import type { SpecRow } from './support/rows.ts'

const facts = {
  name: 'Pro',
  scenario: 'new',
  current: 'Free',
  nextCycleAt: 0,
  isFree: false,
  isOneOff: false,
  isUpdateable: false,
  hasTrial: false,
}

function scenario(row: string, more: Partial<typeof facts>, ...parts: readonly string[]): SpecRow {
  return {
    row,
    check: () => {
      const { title, message } = wordsOf({ ...facts, ...more })
      for (const part of parts) expect(`${title} ${message}`).toContain(part)
    },
  }
}

const at = new Date(0).toLocaleDateString('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

export const confirmationTexts: readonly SpecRow[] = [
  scenario(
    "one-off: 'Purchase'; the card is charged immediately",
    { isOneOff: true },
    'Purchase',
    'charged immediately',
  ),
  scenario(
    "active with updateable: 'Update Plan'; prepaid quantity change with prorated charge or credit",
    { scenario: 'active', isUpdateable: true },
    'Update Plan',
    'charged or credited the prorated',
  ),
  scenario(
    "trial: 'Start trial'; ends on the next-cycle date",
    { hasTrial: true },
    'Start trial',
    at,
  ),
  scenario("scheduled: 'already scheduled' notice", { scenario: 'scheduled' }, 'already scheduled'),
  scenario("active: 'Product already active'", { scenario: 'active' }, 'Product already active'),
  scenario("new: 'Enable' if free", { isFree: true }, 'Enable'),
  scenario(
    "new: otherwise 'Subscribe' with immediate charge",
    {},
    'Subscribe',
    'charged immediately',
  ),
  scenario('upgrade: immediate charge', { scenario: 'upgrade' }, 'charged immediately'),
  scenario(
    'downgrade: current subscription is cancelled and the new one starts on the next-cycle date',
    { scenario: 'downgrade' },
    'Free is cancelled and Pro begins on',
    at,
  ),
  scenario('cancel: ends on the next-cycle date', { scenario: 'cancel' }, 'ends on', at),
  scenario("anything else: 'Change Subscription'", { scenario: 'whatever' }, 'Change Subscription'),
]

function same(row: string, value: () => unknown, expected: unknown): SpecRow {
  return { row, check: () => expect(value()).toEqual(expected) }
}

export const layerErrors: readonly SpecRow[] = [
  same('network or fetch failure: code fetch_failed', () => FETCH_FAILED, 'fetch_failed'),
  same(
    'pricing table load failure: code failed_to_fetch_pricing_table_products',
    () => PRICING_TABLE_FAILED.code,
    'failed_to_fetch_pricing_table_products',
  ),
  same(
    "pricing table load failure: message 'Failed to fetch pricing table products'",
    () => PRICING_TABLE_FAILED.message,
    'Failed to fetch pricing table products',
  ),
  same('the message is logged with an SDK prefix', () => LOG_PREFIX, '[billing]'),
  {
    row: 'serverless-mode failure: an action-failed code',
    check: async () => {
      const client = createActionClient(() => Promise.reject(new Error('No.')))
      expect((await client.call('attach', {})).error?.code).toBe(ACTION_FAILED)
      expect(ACTION_FAILED).toContain('action_failed')
    },
  },
  same('unknown error: code unknown_error', () => UNKNOWN_ERROR.code, 'unknown_error'),
  same("unknown error: message 'Unknown error'", () => UNKNOWN_ERROR.message, 'Unknown error'),
  {
    row: "HTTP methods in serverless mode: 'HTTP methods not supported in Convex mode'",
    check: () =>
      expect(() => createActionClient(async () => ({})).post('/x', {})).toThrow(
        'HTTP methods not supported in Convex mode',
      ),
  },
]

export const layerRules: readonly SpecRow[] = [
  same(
    "'Dialog and productIds are not supported together in checkout()'",
    () => DIALOG_OR_PRODUCT_IDS,
    'Dialog and productIds are not supported together in checkout()',
  ),
  {
    row: 'an array of entities is unsupported by createEntity in serverless-function mode',
    check: async () => {
      const client = createActionClient(async () => ({}))
      expect((await client.call('createEntity', [{}])).error?.code).toBe(ACTION_FAILED)
    },
  },
]

const css = readFileSync(
  join(import.meta.dirname, '..', '..', 'src', 'web', 'billing', 'billing.css'),
  'utf8',
)

function found(pattern: RegExp): string {
  const all = [...css.matchAll(pattern)].map(([, part = '']) => part)
  return [...new Set(all)].sort().join()
}

const SPECIFIED_MS = ['150', '200', '300']

/** What the style sheet of the layer really says. */
export const styleLayer = {
  classPrefixes: () => found(/\.([a-z]+-)/g),
  radius: () => found(/--au-radius: ([^;]+);/g),
  otherAnimations: () =>
    found(/(\d+)ms/g)
      .split(',')
      .filter((one) => !SPECIFIED_MS.includes(one))
      .join(),
}
