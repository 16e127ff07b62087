import { expect, test } from 'vitest'
import { hasHelp, helpTopicOf } from './help-topic.ts'

const STORE = '/stores/01a1f080-2a71-7638-a161-f5cae0c710bc'
const AUDIT = `${STORE}/audit/01a1f089-cb17-7e28-b46c-888b529d1c5c`

test('each page has its own words', () => {
  expect(helpTopicOf(STORE)).toBe('overview')
  expect(helpTopicOf(`${STORE}/`)).toBe('overview')
  expect(helpTopicOf(`${STORE}/audit`)).toBe('audits')
  expect(helpTopicOf(`${STORE}/audit/new`)).toBe('newAudit')
  expect(helpTopicOf(AUDIT)).toBe('dashboard')
  expect(helpTopicOf(`${AUDIT}/results`)).toBe('results')
  expect(helpTopicOf(`${STORE}/admin/items`)).toBe('items')
  expect(helpTopicOf('/organization')).toBe('organization')
})

test('a page that nothing is said about leads on', () => {
  expect(helpTopicOf('/profile')).toBe('other')
  expect(helpTopicOf(`${STORE}/scan-once`)).toBe('other')
})

test('help speaks to managers', () => {
  expect(hasHelp({ role: 'manager' })).toBe(true)
  expect(hasHelp({ role: 'scanner' })).toBe(false)
  expect(hasHelp(undefined)).toBe(false)
})
