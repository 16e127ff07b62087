// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPointer } from './follow-pointer.ts'

const DOWN = { pointerId: 7, clientX: 100, clientY: 300 }
let heard: string[]
let forget: () => void

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
})

afterEach(() => {
  forget()
  vi.useRealTimers()
})

function press({ hold = false } = {}) {
  const on = {
    lift: () => heard.push('lift'),
    move: ({ y }: { y: number }) => heard.push(`move ${y}`),
    drop: ({ y }: { y: number }) => heard.push(`drop ${y}`),
    cancel: () => heard.push('cancel'),
  }
  forget = followPointer({ down: DOWN, hold, on })
}

function pointer(type: string, clientY: number, pointerId = 7): void {
  window.dispatchEvent(new PointerEvent(type, { pointerId, clientX: 100, clientY }))
}

test('a press that hardly moves is a click', () => {
  press()
  pointer('pointermove', 303)
  pointer('pointerup', 303)
  expect(heard).toEqual([])
})

test('a press that moves lifts, follows and drops', () => {
  press()
  pointer('pointermove', 320)
  pointer('pointermove', 340)
  pointer('pointerup', 341)
  pointer('pointermove', 400)
  expect(heard).toEqual(['lift', 'move 320', 'move 340', 'drop 340'])
})

test('a finger that swipes scrolls; one that holds still lifts', () => {
  press({ hold: true })
  pointer('pointermove', 340)
  vi.advanceTimersByTime(1_000)
  expect(heard).toEqual([])
  press({ hold: true })
  vi.advanceTimersByTime(400)
  pointer('pointermove', 340)
  expect(heard).toEqual(['lift', 'move 340'])
})

test('Escape and a browser that takes the pointer away put back', () => {
  press()
  pointer('pointermove', 320)
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(heard.at(-1)).toBe('cancel')
  press()
  pointer('pointermove', 320)
  pointer('pointercancel', 320)
  expect(heard.at(-1)).toBe('cancel')
})

test('a second pointer does not disturb the one that drags', () => {
  press()
  pointer('pointermove', 350, 8)
  pointer('pointerup', 350, 8)
  expect(heard).toEqual([])
})
