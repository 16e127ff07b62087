// Who may read and do what, beyond the pages.

import type { Pool } from 'pg'
import { pino } from 'pino'
import { expect } from 'vitest'
import { decideComplete } from '#domain/audit.ts'
import { allowed } from '#domain/billing/entitlement.ts'
import { customerFor } from '#domain/billing/field-rights.ts'
import { type ShelfEvent, totalsOf } from '#domain/count.ts'
import { needsDecision, reviewOf } from '#domain/decision.ts'
import { Fault } from '#domain/fault.ts'
import { canReadFile } from '#domain/file-access.ts'
import { countRepairs, repairedCells, repairsOf, withRepair } from '#domain/import/repair.ts'
import type { Membership } from '#domain/permission.ts'
import { teammateFor } from '#domain/person-facts.ts'
import { DEFAULT_PROTOCOL, seesCosts, seesResults } from '#domain/protocol.ts'
import { canChangeOption } from '#domain/protocol-change.ts'
import { reasonsToSetAside, type SentCount } from '#domain/quarantine.ts'
import { refuseMoreOrganizations } from '#domain/quota.ts'
import { shownWarnings } from '#domain/scan-warning.ts'
import { checkChain } from '#domain/seal-chain.ts'
import { holdingOf, isAtShelf, seeableVersion, takesByCounting } from '#domain/shelf-holder.ts'
import { withoutMoney } from '#domain/without-money.ts'
import { decideListening, type StartWishes } from '#entry/listening.ts'
import { formatsOf } from '#messages/formats.ts'
import { describeMailLinks } from '#server/mail/describe-mail-links.ts'
import { createMailDelivery } from '#server/mail/mail-delivery.ts'
import { wordsIn } from '#tests/support/words-in.ts'
import { textOfFailure } from '#web/kit/text-of-failure.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { closedWords, signedOutWords } from '#web/scanner/sync/words.ts'
import { stateOfFault, stateOfStore } from '#web/shell/refusal-state.ts'
import { billingViews } from './support/billing-views.ts'
import type { SpecRow } from './support/rows.ts'

export const entitledWithoutBills: SpecRow = {
  row: 'who may not read the bills is allowed what the plan allows',
  check: () => {
    const { customer } = billingViews()
    const seen = customerFor('member', customer)
    for (const featureId of Object.keys(customer.features)) {
      expect(allowed(seen, { featureId })).toEqual(allowed(customer, { featureId }))
    }
    expect(allowed(seen, { productId: 'pro' }).allowed).toBe(true)
    expect(seen).toMatchObject({ name: null, email: null })
  },
}

export const costsByProtocol: SpecRow = {
  row: 'scanners see what things cost only where the protocol of the audit says so',
  check: () => {
    expect(seesCosts(DEFAULT_PROTOCOL, { isManager: false })).toBe(false)
    expect(seesCosts({ showCosts: true }, { isManager: false })).toBe(true)
    expect(seesCosts(DEFAULT_PROTOCOL, { isManager: true })).toBe(true)
    const line = { name: 'Tea', unitCost: 2, value: -4, variance: -2 }
    expect(withoutMoney(line)).toEqual({ name: 'Tea', unitCost: null, value: null, variance: -2 })
  },
}

export const knownByName: SpecRow = {
  row: 'scanners know those of their store by name, managers by their email as well',
  check: () => {
    const dana = { name: 'Dana', email: 'dana@harbor.test' }
    expect(teammateFor('scanner', dana)).toEqual({ name: 'Dana', email: null })
    expect(teammateFor('manager', dana)).toEqual(dana)
  },
}

export const confirmedAddress: SpecRow = {
  row: 'a second organization needs a confirmed address',
  check: () => {
    expect(() => refuseMoreOrganizations(0, false)).not.toThrow()
    expect(() => refuseMoreOrganizations(1, false)).toThrow('Confirm your address first')
    expect(() => refuseMoreOrganizations(1, true)).not.toThrow()
  },
}

export const countsOfOthersWait: SpecRow = {
  row: 'what a scanner counts on the shelf of another waits for a manager, unless the protocol lets people help',
  check: () => {
    const shelf = { status: 'submitted', mode: 'additive', holderId: 'ana', earlier: [] } as const
    const ben = { userId: 'ben', isManager: false }
    expect(holdingOf(shelf, ben, DEFAULT_PROTOCOL, 0)).toBe('handed_in_by_another')
    expect(holdingOf(shelf, ben, { helping: true }, 0)).toBe('holds')
    expect(holdingOf(shelf, { ...ben, isManager: true }, DEFAULT_PROTOCOL, 0)).toBe('holds')
    const approved = { ...shelf, status: 'approved' } as const
    const ana = { ...ben, userId: 'ana' }
    expect(holdingOf(approved, ana, DEFAULT_PROTOCOL, 0)).toBe('after_approval')
  },
}

export const blindShelvesTellNothing: SpecRow = {
  row: 'whoever may not see the counts of a shelf learns nothing of how many or how much by what they send there',
  check: () => {
    const shelf = { status: 'in_progress', mode: 'additive', holderId: 'ana', earlier: [] } as const
    const ben = { userId: 'ben', isManager: false }
    for (const version of [0, 1, 500]) {
      expect(seeableVersion(shelf, ben, { blind: true }, version)).toBe(0)
    }
    const told = ['held_by_another', 'already_counted', 'large_quantity'] as const
    expect(shownWarnings(told, { blind: true, seesCounts: false })).toEqual(['held_by_another'])
  },
}

export const filesOfSeveralStores: SpecRow = {
  row: 'a file of several stores is for whoever uploaded it and for those who manage all of its stores',
  check: () => {
    const file = { createdBy: 'ann', storeIds: ['north', 'south'] }
    const managing = (...storeIds: readonly string[]): Membership => ({
      ...{ organizationId: 'org', role: 'member', suspendedReason: null },
      stores: storeIds.map((storeId) => ({ storeId, role: 'manager' })),
    })
    const reads = (membership: Membership, userId = 'bob') =>
      canReadFile(file, { userId, membership })
    expect(reads(managing('north'))).toBe(false)
    expect(reads(managing('north', 'south'))).toBe(true)
    expect(reads(managing('north'), 'ann')).toBe(true)
  },
}

export const impossibleCountsWait: SpecRow = {
  row: 'a count with a device time of 1970 or 9999, or of more than a million units, waits for a manager',
  check: () => {
    const nowMs = Date.UTC(2026, 4, 4)
    const honest = { deviceTimeMs: nowMs, nowMs, startedAtMs: nowMs, quantity: 1_000 } as const
    const reasons = (count: Partial<SentCount>) =>
      reasonsToSetAside({ status: 'active', pauses: [] }, { ...honest, holding: 'holds', ...count })
    expect(reasons({})).toEqual([])
    expect(reasons({ deviceTimeMs: 0 })).toEqual(['impossible_time'])
    expect(reasons({ deviceTimeMs: 253_402_300_799_000 })).toEqual(['impossible_time'])
    expect(reasons({ quantity: 1_000_000_001 })).toEqual(['impossible_quantity'])
  },
}

export const setAsideBeforeSeal: SpecRow = {
  row: 'an audit is not completed without counts that are set aside unless whoever completes was told of them',
  check: () => {
    const waiting = { undecidedLines: 0, recountsOut: 0, setAside: 2, leavesOut: 0 }
    expect(() => decideComplete('submitted', waiting)).toThrow('2 counts are still set aside')
    expect(decideComplete('submitted', { ...waiting, leavesOut: 2 })).toBe('completed')
  },
}

export const neverBelowZero: SpecRow = {
  row: 'a line never stands below zero: of two corrections of the same state the later one stands alone',
  check: () => {
    const event = (id: string, of: Partial<ShelfEvent>): ShelfEvent => ({
      ...{ id, kind: 'set', line: 'tea', quantity: 0, voids: null, quarantined: false },
      ...{ version: 1, seenVersion: null, userId: id, deviceId: id, deviceSeq: 1, deviceTimeMs: 1 },
      ...of,
    })
    const counted = event('ann', { kind: 'add', quantity: 10_000 })
    const corrected = (id: string, seenVersion: number, quantity: number, deviceTimeMs: number) =>
      event(id, { seenVersion, quantity, deviceTimeMs, version: Number.POSITIVE_INFINITY })
    const [ben, cas] = [corrected('ben', 1, 0, 5), corrected('cas', 1, 3_000, 6)]
    const orders = [
      [counted, ben, cas],
      [cas, counted, ben, ben],
      [ben, cas, counted],
    ]
    for (const order of orders) expect(totalsOf(order).get('tea')).toBe(3_000)
    const twice = [counted, ben, corrected('cas', 1, 0, 6), corrected('dee', 99_999, 0, 7)]
    expect(totalsOf(twice).get('tea')).toBe(0)
  },
}

export const noGhostDevice: SpecRow = {
  row: 'a heartbeat for a shelf that somebody never had makes no device there',
  check: () => {
    const shelf = { status: 'in_progress', mode: 'additive', holderId: 'ana', earlier: [] } as const
    const ben = { userId: 'ben', isManager: false }
    expect(isAtShelf(shelf, ben, DEFAULT_PROTOCOL)).toBe(false)
    expect(isAtShelf(shelf, { ...ben, userId: 'ana' }, DEFAULT_PROTOCOL)).toBe(true)
    const earlier = [{ userId: 'ben', untilMs: 1, version: 4 }]
    expect(isAtShelf({ ...shelf, earlier }, ben, DEFAULT_PROTOCOL)).toBe(true)
  },
}

export const repairsStay: SpecRow = {
  row: 'what was typed into a row of an import stays when its columns are used in another way',
  check: () => {
    const headers = ['SKU', 'On hand', 'Cost']
    const typed = [
      { row: 4, at: 1, header: 'On hand', value: '12' },
      { row: 4, at: 2, header: 'Cost', value: '2.50' },
      { row: 4, at: 1, header: 'On hand', value: '13' },
    ].reduce(withRepair, [] as ReturnType<typeof withRepair>)
    const ofRow = repairsOf(typed, headers).get(4) ?? []
    expect(repairedCells(['A-1', 'twelve', '?'], ofRow)).toEqual(['A-1', '13', '2.50'])
    // A column that is not used keeps what was typed there until it is used again.
    expect(countRepairs(typed, headers, ['sku', 'quantity', null])).toEqual({ kept: 2, inUse: 1 })
    expect(countRepairs(typed, headers, ['sku', 'quantity', 'unit_cost']).inUse).toBe(2)
  },
}

export const neverFoundIsSaid: SpecRow = {
  row: 'lines that nobody has counted are said with what they are worth',
  check: async () => {
    const { t, formats } = await wordsIn('answers', 'en')
    const words = t('never.worth', { count: 3, value: formats.money(128, 'USD') })
    expect(words).toContain('3 lines')
    expect(words).toContain('$128')
  },
}

export const rulesThatStand: SpecRow = {
  row: 'a count that has begun becomes neither less blind nor blind after the fact',
  check: () => {
    for (const status of ['active', 'stopped', 'submitted', 'completed'] as const) {
      expect(canChangeOption(status, 'blind')).toBe(false)
    }
    expect(canChangeOption('active', 'helping')).toBe(true)
    expect(canChangeOption('completed', 'showCosts')).toBe(false)
  },
}

export const sealsInChain: SpecRow = {
  row: 'a seal that is taken out of the chain of its organization, or replaced, is found',
  check: () => {
    const one = { seal: 'a', statement: { number: 'SC-1', sequence: 1, previous: null } }
    const two = { seal: 'b', statement: { number: 'SC-2', sequence: 2, previous: 'a' } }
    const three = { seal: 'c', statement: { number: 'SC-3', sequence: 3, previous: 'b' } }
    expect(checkChain([three, one, two]).faults).toEqual([])
    expect(checkChain([one, three]).faults).toMatchObject([{ kind: 'gap' }])
    expect(checkChain([{ ...one, seal: 'x' }, two]).faults).toMatchObject([{ kind: 'broken' }])
  },
}

export const demoOnThisMachine: SpecRow = {
  row: 'demo accounts are made only where this machine alone is listened to, or where they are asked for',
  check: () => {
    const config = {
      host: undefined,
      database: { kind: 'embedded' },
    } as unknown as StartWishes['config']
    const made = (wishes: Partial<StartWishes>) =>
      decideListening({ config, https: false, demo: undefined, ...wishes }).makesDemo
    expect(made({})).toBe(true)
    expect(made({ https: true })).toBe(false)
    expect(made({ config: { ...config, host: '0.0.0.0' } })).toBe(false)
    expect(made({ config: { ...config, host: '0.0.0.0' }, demo: true })).toBe(true)
  },
}

export const mailLinks: SpecRow = {
  row: 'without a mail server the log says that there is a mail, and a command shows its link',
  check: async () => {
    const logged: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
    const kept: unknown[] = []
    const pool = { query: async (...asked: unknown[]) => kept.push(asked) }
    const delivery = createMailDelivery({ server: null, pool: pool as unknown as Pool, log })
    const link = 'https://count.example.com/reset-password?token=secret'
    const mail = { to: 'sam@example.com', subject: 'A new password', text: link, html: '' }
    await delivery.deliver(mail)
    expect(JSON.stringify(kept)).toContain(link)
    expect(logged.join('')).toContain('npm run mail-links')
    expect(logged.join('')).not.toMatch(/secret|sam@example/)
    expect(describeMailLinks([{ ...mail, id: 1, createdAt: 0 }], undefined)).toContain(`  ${link}`)
  },
}

export const refusalStates: SpecRow = {
  row: 'suspended, archived, removed, over a limit: each is a state with words and a way on',
  check: () => {
    const names = { storeName: 'Shop', organizationId: 'o', organizationName: 'Corner Shop' }
    const words = {
      t: messagesIn('en', 'shell'),
      formats: formatsOf('en'),
      sayFailure: textOfFailure,
    }
    const states = [
      stateOfStore({ kind: 'suspended', ...names, reason: 'Open invoice', isOwner: false }, words),
      stateOfStore({ kind: 'archived', ...names, archivedAt: 0, canRestore: false }, words),
      stateOfStore({ kind: 'removed', ...names, removedAt: 0 }, words),
      stateOfFault(new Fault('limit_reached'), { isOwner: false }, words),
    ]
    for (const state of states) {
      expect(state?.title).toBeTruthy()
      expect(state?.words.length).toBeGreaterThan(0)
      expect(state?.ways.length).toBeGreaterThan(0)
    }
  },
}

export const notFoundIsDecided: SpecRow = {
  row: 'what is expected on shelves that are handed in, and was not found, is decided by somebody before anything is sealed',
  check: () => {
    const review = (due: number | null, decision: 'zero' | 'recount' | null = null) => {
      const figures = { expected: 12_000, counted: null, due }
      const decided = decision && { ...figures, decision, recounted: decision === 'recount' }
      return reviewOf({ figures, beyond: false, decision: decided })
    }
    expect(review(12_000)).toBe('open')
    expect(review(null), 'its shelf is still open').toBe('none')
    expect(review(12_000, 'zero')).toBe('zero')
    expect(review(12_000, 'recount'), 'nor found the second time').toBe('open')
    expect(needsDecision('open')).toBe(true)
    const left = { undecidedLines: 1, recountsOut: 0, setAside: 0, leavesOut: 0 }
    expect(() => decideComplete('submitted', left)).toThrow(Fault)
  },
}

export const countingTakesShelf: SpecRow = {
  row: 'a count on a shelf that nobody has takes it, or waits',
  check: () => {
    const shelf = { status: 'open', mode: 'additive', holderId: null, earlier: [] } as const
    const ben = { userId: 'ben', isManager: false }
    expect(holdingOf(shelf, ben, DEFAULT_PROTOCOL, 0)).toBe('nobody_holds')
    expect(takesByCounting(shelf, ben, 0)).toBe(true)
    expect(takesByCounting({ ...shelf, status: 'excluded' }, ben, 0)).toBe(false)
    expect(takesByCounting({ ...shelf, holderId: 'ana', status: 'assigned' }, ben, 0)).toBe(false)
  },
}

export const countedAgainBlind: SpecRow = {
  row: 'while something is counted again or by two, counters see no results, whatever the protocol shows them otherwise',
  check: () => {
    const shown = { blind: false, showResults: true }
    expect(seesResults(shown, { isManager: false, isComparing: false })).toBe(true)
    expect(seesResults(shown, { isManager: false, isComparing: true })).toBe(false)
  },
}

export const refusedPhones: SpecRow = {
  row: 'whoever is refused at a scanner is told what becomes of the counts on the phone',
  check: () => {
    const t = messagesIn('en', 'sync')
    const names = { storeName: 'Shop', organizationId: 'o', organizationName: 'Corner Shop' }
    const told = [
      closedWords({ kind: 'suspended', ...names, reason: 'Open invoice', isOwner: false }, t),
      closedWords({ kind: 'archived', ...names, archivedAt: 0, canRestore: false }, t),
      closedWords({ kind: 'removed', ...names, removedAt: 0 }, t),
      closedWords(null, t),
      signedOutWords(2, t),
    ]
    for (const words of told) expect(words).toMatch(/(stay|kept) on this phone/)
    expect(new Set(told).size).toBe(told.length)
  },
}
