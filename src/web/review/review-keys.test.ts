// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { isTypedElsewhere, reviewKeyOf } from './review-keys.ts'

const press = (key: string, more: Partial<KeyboardEventInit> = {}) =>
  reviewKeyOf(new KeyboardEvent('keydown', { key, ...more }))

afterEach(() => {
  document.body.innerHTML = ''
})

test('letters decide and move, in either case', () => {
  expect(['a', 'R', 'x', 'j', 'K', '?'].map((key) => press(key))).toEqual([
    'accept',
    'recount',
    'reject',
    'next',
    'previous',
    'help',
  ])
  expect(press('b')).toBeUndefined()
})

test('a key of the browser is the browser’s', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const) {
    expect(press('r', { [modifier]: true })).toBeUndefined()
  }
})

test('a key that is held decides once, and goes on moving', () => {
  expect(press('a', { repeat: true })).toBeUndefined()
  expect(press('j', { repeat: true })).toBe('next')
})

test('what is typed into a field, a menu or a dialog decides nothing', () => {
  document.body.innerHTML = `
    <input id="field"><textarea id="note"></textarea><input id="box" type="checkbox">
    <div role="dialog"><button id="inside">OK</button></div>
    <div role="menu"><button id="item">Damaged</button></div><button id="row">Rice</button>`
  const isElsewhere = (id: string) => isTypedElsewhere(document.getElementById(id))
  expect(['field', 'note', 'inside', 'item'].map(isElsewhere)).toEqual([true, true, true, true])
  expect(['box', 'row'].map(isElsewhere)).toEqual([false, false])
})
