// The keys of the review: which one means what, and when a key is meant for something else.

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

/** Undefined: the key is not of the review. A key that is held decides once, and moves on and on. */
export function reviewKeyOf(pressed: Pressed): ReviewKey | undefined {
  const { altKey, ctrlKey, metaKey, isComposing, defaultPrevented, repeat } = pressed
  if (altKey || ctrlKey || metaKey || isComposing || defaultPrevented) return undefined
  const key = KEYS[pressed.key.toLowerCase()]
  const isMove = key === 'next' || key === 'previous'
  return repeat && !isMove ? undefined : key
}

/** What takes letters itself: fields, menus, and whatever lies over the page. */
const TAKES_LETTERS = [
  'input:not([type="checkbox"]):not([type="radio"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="dialog"]',
  '[role="menu"]',
  '[role="listbox"]',
].join(',')

/** Whether the letter is meant for what has the focus. */
export function isTypedElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_LETTERS) !== null
}

/** What "accept" means where nothing was counted: that there is none. In the order of trying. */
export const DECISIONS_OF_KEY: Readonly<
  Record<'accept' | 'recount' | 'reject', readonly Decision[]>
> = {
  accept: ['accept', 'zero'],
  recount: ['recount'],
  reject: ['reject'],
}

/** Each with the message that says what it does. */
export const KEY_WORDS = [
  { keys: ['J', 'K'], words: 'keys.move' },
  { keys: ['A'], words: 'keys.accept' },
  { keys: ['R'], words: 'keys.recount' },
  { keys: ['X'], words: 'keys.reject' },
  { keys: ['U'], words: 'keys.undo' },
  { keys: ['Enter'], words: 'keys.open' },
  { keys: ['?'], words: 'keys.help' },
] as const
