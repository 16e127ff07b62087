// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { forgetDraft, readDraft, storeDraft, subscribeToDrafts } from './draft-storage.ts'

const KEY = 'draft'

afterEach(() => {
  vi.restoreAllMocks()
  forgetDraft(KEY)
})

test('what was typed is read back, also by a page that was loaded anew', () => {
  storeDraft(KEY, 'Harbor')
  expect(readDraft(KEY)).toBe('Harbor')
  expect(sessionStorage.getItem(KEY)).toBe('Harbor')
  forgetDraft(KEY)
  expect(readDraft(KEY)).toBeNull()
})

test('a browser that keeps nothing costs only the reload', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  storeDraft(KEY, 'Harbor')
  expect(readDraft(KEY)).toBe('Harbor')
})

test('whoever shows a draft is told of each change until they leave', () => {
  const told = vi.fn()
  const leave = subscribeToDrafts(told)
  storeDraft(KEY, 'a')
  forgetDraft(KEY)
  leave()
  storeDraft(KEY, 'b')
  expect(told).toHaveBeenCalledTimes(2)
})
