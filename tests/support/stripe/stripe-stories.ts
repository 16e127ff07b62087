// Runs of commands that belong together: by chance alone they would hardly ever follow each other.

import fc from 'fast-check'
import { type Command, command } from './stripe-commands.ts'

const buy = (productId: string, more: object = {}): Command => ({
  kind: 'attach',
  productId,
  packages: 1,
  forEntity: false,
  onPage: false,
  ...more,
})
const seats = (value: number): Command => ({ kind: 'track', featureId: 'seats', value })
const PAY: Command = { kind: 'pay', noticed: true }
const HEAR: readonly Command[] = [{ kind: 'deliver', order: 'forwards' }, { kind: 'jobs' }]

/** Something is asked for, done there, and nobody hears of it. Later it is asked for again. */
const lostAnswer = fc
  .record({
    productId: fc.constantFrom('pro', 'max', 'pack', 'pro_yearly', 'free'),
    after: fc.integer({ min: 0, max: 4 }),
    packages: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ productId, after, packages }): readonly Command[] => [
    { kind: 'trouble', trouble: 'lost', after },
    buy(productId, { packages }),
    { kind: 'wait', days: 0.1 },
    { kind: 'jobs' },
  ])

/** Two tabs, and both are paid: neither has a trial, so both cost something. */
const bothPaid = fc
  .tuple(fc.constantFrom('pro', 'pro_yearly'), fc.constantFrom('pro', 'pro_yearly', 'pack'))
  .map(([first, second]): readonly Command[] => [
    { kind: 'stuck-pages' },
    buy(first, { onPage: true }),
    buy(second, { onPage: true }),
    PAY,
    PAY,
    ...HEAR,
    { kind: 'jobs' },
  ])

const dies = fc
  .constantFrom('pro', 'max', 'pack', 'pro_yearly')
  .map((productId): readonly Command[] => [
    { kind: 'crash' },
    buy(productId),
    { kind: 'wait', days: 0.1 },
    { kind: 'jobs' },
  ])

/** A seat is asked for, and whoever asks or whoever is asked is gone in the middle of it. */
const seatTrouble = fc
  .record({
    trouble: fc.constantFrom<'lost' | 'broken' | 'crash'>('lost', 'broken', 'crash'),
    after: fc.integer({ min: 0, max: 4 }),
    value: fc.constantFrom(1, 3),
  })
  .map(({ trouble, after, value }): readonly Command[] => [
    trouble === 'crash' ? { kind: 'crash' } : { kind: 'trouble', trouble, after },
    seats(value),
    { kind: 'wait', days: 0.1 },
    { kind: 'jobs' },
  ])

const alone = command.map((one): readonly Command[] => [one])

/** Somebody who pays has more that can go wrong. */
const PAYING: readonly Command[] = [buy('pro'), PAY, ...HEAR]
const WITH_CARD: readonly Command[] = [buy('pack'), PAY, ...HEAR]
const SEATED: readonly Command[] = [buy('crew'), PAY, ...HEAR, seats(4)]

const beginning: fc.Arbitrary<readonly Command[]> = fc.oneof(
  fc.constantFrom<readonly Command[]>(PAYING, SEATED, WITH_CARD, []),
  // Only who has no plan yet can begin two.
  bothPaid,
)

export const story: fc.Arbitrary<readonly Command[]> = fc
  .tuple(
    beginning,
    fc.array(
      fc.oneof(
        { weight: 8, arbitrary: alone },
        { weight: 2, arbitrary: lostAnswer },
        { weight: 1, arbitrary: bothPaid },
        { weight: 1, arbitrary: dies },
        { weight: 2, arbitrary: seatTrouble },
      ),
      { minLength: 4, maxLength: 14 },
    ),
  )
  .map(([first, rest]) => [...first, ...rest.flat()])
