// The keyboard shortcuts of the review, and when a key is meant for something else.

import type { Decision } from '#domain/decision.ts'

export type ReviewKey = 'next' | 'previous' | 'accept' | 'recount' | 'reject' | 'undo' | 'help'

const KEYS: Readonly<Record<string, ReviewKey>> = {
  j: 'next',
  k: 'previous',
  a: 'accept',
  r: 'recount',
  x: 'reject',
  u: 'undo',
  '?': 'help',
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>

/** Undefined: not a shortcut of the review. A key that is held down decides only once, but keeps moving. */
export function reviewKeyOf(pressed: Pressed): ReviewKey | undefined {
  const { altKey, ctrlKey, metaKey, isComposing, defaultPrevented, repeat } = pressed
  if (altKey || ctrlKey || metaKey || isComposing || defaultPrevented) return undefined
  const key = KEYS[pressed.key.toLowerCase()]
  const isMove = key === 'next' || key === 'previous'
  return repeat && !isMove ? undefined : key
}

/** Elements that take letters themselves: fields, menus, and anything that covers the page. */
const TAKES_LETTERS = [
  'input:not([type="checkbox"]):not([type="radio"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="dialog"]',
  '[role="menu"]',
  '[role="listbox"]',
].join(',')

/** Whether the focused element takes the letter. */
export function isTypedElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_LETTERS) !== null
}

/** If nothing was counted, "accept" means that there is none. The first possible decision is used. */
export const DECISIONS_OF_KEY: Readonly<
  Record<'accept' | 'recount' | 'reject', readonly Decision[]>
> = {
  accept: ['accept', 'zero'],
  recount: ['recount'],
  reject: ['reject'],
}

/** Each with the message that explains it. */
export const KEY_WORDS = [
  { keys: ['J', 'K'], words: 'keys.move' },
  { keys: ['A'], words: 'keys.accept' },
  { keys: ['R'], words: 'keys.recount' },
  { keys: ['X'], words: 'keys.reject' },
  { keys: ['U'], words: 'keys.undo' },
  { keys: ['Enter'], words: 'keys.open' },
  { keys: ['?'], words: 'keys.help' },
] as const
