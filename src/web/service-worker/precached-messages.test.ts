import { expect, test } from 'vitest'
import { isPrecachedFor } from './precached-messages.ts'

test('a device keeps the messages of its own language and of English, and every other file', () => {
  const kept = (url: string) => isPrecachedFor('?language=de', url)
  expect(kept('/assets/messages.scanner.de-B3x_9.js')).toBe(true)
  expect(kept('/assets/messages.scanner.en-C4-a1.js')).toBe(true)
  expect(kept('/assets/messages.scanner.es-D5.js')).toBe(false)
  expect(kept('/assets/start-es-D5.js')).toBe(true)
})

test('a device that names no language keeps English alone', () => {
  expect(isPrecachedFor('', '/assets/messages.common.en-A1.js')).toBe(true)
  expect(isPrecachedFor('', '/assets/messages.common.vi-A1.js')).toBe(false)
})
