import { expect, test } from 'vitest'
import { billingWordsIn } from './billing-words.ts'
import { limitWords } from './limit-words.ts'
import { describePlan, pausedPlan, planNotice } from './plan-words.ts'
import { attachedPlan, customerOf } from './testing/wire-samples.ts'

const english = billingWordsIn('en')

const preview = {
  scenario: 'usage_limit' as const,
  title: '',
  message: '',
  feature_id: 'stores',
  feature_name: 'Stores',
  products: [],
}

test('somebody whose plan is paused is led to the card, not to another plan', () => {
  const words = limitWords({ preview, paused: { name: 'Business' }, isOwner: true }, english)
  expect(words).toMatchObject({ title: 'Plan paused', way: 'Open billing in a new tab' })
  expect(words.sentences[0]).toContain('A payment for Business is missing')
})

test('who is no owner is told whom to ask, and is offered no way', () => {
  const full = limitWords({ preview, paused: undefined, isOwner: false }, english)
  expect(full).toMatchObject({ title: 'Limit reached', way: null })
  expect(full.sentences).toEqual([
    'You have reached the usage limit for Stores.',
    'Ask an owner of the organization to change its plan.',
  ])
  const paused = limitWords({ preview, paused: { name: 'Team' }, isOwner: false }, english)
  expect(paused.sentences).toEqual([
    'A payment for Team is missing, so the plan is paused.',
    'Ask an owner of the organization to update the card.',
  ])
})

test('an owner whose plan is paid hears what the paywall says', () => {
  expect(limitWords({ preview, paused: undefined, isOwner: true }, english)).toMatchObject({
    title: 'Feature Unavailable',
    way: 'See plans in a new tab',
  })
})

test('what the refusal said comes first, then what takes them past it', () => {
  const said = 'Your plan includes 1 store.'
  const owner = limitWords({ preview, paused: undefined, isOwner: true, said }, english)
  expect(owner.sentences).toEqual(['Your plan includes 1 store.', 'Contact us to raise it.'])
  const member = limitWords({ preview, paused: undefined, isOwner: false, said }, english)
  expect(member.sentences).toEqual([
    'Your plan includes 1 store.',
    'Ask an owner of the organization to change its plan.',
  ])
})

test('a limit that nobody could be asked about is one all the same', () => {
  const owner = limitWords({ preview: null, paused: undefined, isOwner: true }, english)
  expect(owner).toEqual({
    title: 'Limit reached',
    sentences: ['You’ve reached the limit of your plan.'],
    way: 'See plans in a new tab',
  })
  const member = limitWords({ preview: null, paused: undefined, isOwner: false }, english)
  expect(member.sentences).toEqual([
    'You’ve reached the limit of your plan.',
    'Ask an owner of the organization to change its plan.',
  ])
})

test('a plan is paused when its grace is over, and only then', () => {
  const late = {
    past_due_since: Date.UTC(2026, 10, 1, 12),
    grace_ends_at: Date.UTC(2026, 10, 8, 12),
    current_period_end: Date.UTC(2026, 11, 1, 12),
  }
  const inGrace = customerOf({ products: [attachedPlan({ ...late, status: 'active' })] })
  expect(pausedPlan(inGrace)).toBeUndefined()
  expect(planNotice(inGrace, english)).toBe(
    'Payment for Team failed. Update your card in the billing portal by Nov 8, 2026 to keep your plan.',
  )
  expect(describePlan(inGrace, english), 'it is not said to be fine').toBe(
    'Team · payment overdue since Nov 1, 2026.',
  )
  const after = customerOf({ products: [attachedPlan({ ...late, status: 'past_due' })] })
  expect(pausedPlan(after)?.name).toBe('Team')
  expect(planNotice(after, english), 'what that means').toContain(
    'keep your stores, people, items and audits, but can’t add more',
  )
  expect(describePlan(after, english), 'nobody promises the next bill').toBe(
    'Team, paused until it is paid.',
  )
})

test('a plan is described by what comes next', () => {
  const end = { current_period_end: Date.UTC(2026, 11, 1, 12) }
  const free = { status: 'trialing', trial_ends_at: Date.UTC(2026, 10, 20, 12) } as const
  const cancelled = { canceled_at: Date.UTC(2026, 10, 2, 12) }
  const next = attachedPlan({
    name: 'Free',
    status: 'scheduled',
    started_at: end.current_period_end,
  })
  const late = { past_due_since: Date.UTC(2026, 10, 1, 12) }
  const words = (...products: ReturnType<typeof attachedPlan>[]) =>
    describePlan(customerOf({ products }), english)
  expect(words(attachedPlan(end))).toBe('Team. Your next bill is due on Dec 1, 2026.')
  expect(words(attachedPlan({ ...end, ...free }))).toBe(
    'Team, free until Nov 20, 2026. Your first bill is due then, unless you cancel first.',
  )
  expect(words(attachedPlan({ ...end, ...cancelled }), next)).toBe(
    'Team. It ends on Dec 1, 2026. Free starts then.',
  )
  expect(words(attachedPlan(end), next)).toBe('Team. Free starts on Dec 1, 2026.')
  expect(words(attachedPlan({ ...end, ...late, ...cancelled }))).toBe(
    'Team · payment overdue since Nov 1, 2026. It ends on Dec 1, 2026.',
  )
  expect(words()).toBe('No plan.')
})
