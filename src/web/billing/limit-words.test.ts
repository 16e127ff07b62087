import { expect, test } from 'vitest'
import { limitWords } from './limit-words.ts'
import { describePlan, pausedPlan, planNotice } from './plan-words.ts'
import { attachedPlan, customerOf } from './testing/wire-samples.ts'

const preview = {
  scenario: 'usage_limit' as const,
  title: '',
  message: '',
  feature_id: 'stores',
  feature_name: 'Stores',
  products: [],
}

test('somebody whose plan is paused is led to the card, not to another plan', () => {
  const words = limitWords({ preview, paused: { name: 'Business' }, isOwner: true })
  expect(words).toMatchObject({ title: 'Plan paused', way: 'Open billing in a new tab' })
  expect(words.message).toContain('A payment for Business is missing')
})

test('who is no owner is told whom to ask, and is offered no way', () => {
  const full = limitWords({ preview, paused: undefined, isOwner: false })
  expect(full).toMatchObject({ title: 'Limit reached', way: null })
  expect(full.message).toContain('usage limit for Stores. Ask an owner')
  const paused = limitWords({ preview, paused: { name: 'Team' }, isOwner: false })
  expect(paused.message).toContain('paused. Ask an owner of the organization to mend the card.')
})

test('an owner whose plan is paid hears what the paywall says', () => {
  expect(limitWords({ preview, paused: undefined, isOwner: true })).toMatchObject({
    title: 'Feature Unavailable',
    way: 'See plans in a new tab',
  })
})

test('a limit that nobody could be asked about is one all the same', () => {
  const owner = limitWords({ preview: null, paused: undefined, isOwner: true })
  expect(owner).toEqual({
    title: 'Limit reached',
    message: 'Your plan does not include more of this.',
    way: 'See plans in a new tab',
  })
  const member = limitWords({ preview: null, paused: undefined, isOwner: false })
  expect(member.message).toBe(
    'Your plan does not include more of this. Ask an owner of the organization to change its plan.',
  )
})

test('a plan is paused when its grace is over, and only then', () => {
  const late = { past_due_since: Date.UTC(2026, 10, 1), current_period_end: Date.UTC(2026, 11, 1) }
  const inGrace = customerOf({ products: [attachedPlan({ ...late, status: 'active' })] })
  expect(pausedPlan(inGrace)).toBeUndefined()
  expect(planNotice(inGrace)).toContain('before the plan is paused')
  const after = customerOf({ products: [attachedPlan({ ...late, status: 'past_due' })] })
  expect(pausedPlan(after)?.name).toBe('Team')
  expect(planNotice(after)).toContain('so the plan is paused')
  expect(describePlan(after), 'nobody promises the next bill').toBe(
    'Team, paused until it is paid.',
  )
})
