import { describe, expect, test } from 'vitest'
import type { ReadCode, SeenLabel } from '../camera/code-source.ts'
import { HELD_OVER_MS, HeldOver } from './held-over.ts'

const code = (text: string): ReadCode => ({ text, format: 'EAN-13', leftView: true })
const label = (key: string, text: string, isCounted = true): SeenLabel => ({
  key,
  corners: [],
  code: code(text),
  isBelieved: true,
  isCounted,
  isDoubtful: false,
})
const TEA = label('04006381333931', '4006381333931')

function heldOver(labels: readonly SeenLabel[]): HeldOver {
  const held = new HeldOver()
  held.leave(labels)
  held.comeBack(10_000)
  return held
}

describe('a picture that was away', () => {
  test('shows the label that it is still held at, which has not left it', () => {
    const held = heldOver([TEA])
    expect(held.see(TEA.code, 10_400).leftView).toBe(false)
    expect(held.see(TEA.code, 12_000).leftView, 'gone and come again').toBe(true)
  })

  test('shows other labels, and those that were not counted, as new', () => {
    const held = heldOver([TEA, label('HOUSE-42', 'HOUSE-42', false)])
    expect(held.see(code('HOUSE-42'), 10_400).leftView).toBe(true)
    expect(held.see(code('40170725'), 10_400).leftView).toBe(true)
  })

  test('shows as many of the same code as were counted, and one more as new', () => {
    const held = heldOver([TEA, { ...TEA, key: '2' }])
    const seen = [10_400, 10_500, 10_600].map((at) => held.see(TEA.code, at).leftView)
    expect(seen).toEqual([false, false, true])
  })

  test('shows a label that took its time as new', () => {
    expect(heldOver([TEA]).see(TEA.code, 10_001 + HELD_OVER_MS).leftView).toBe(true)
  })

  test('shows everything as new the first time', () => {
    const held = new HeldOver()
    held.comeBack(0)
    expect(held.see(TEA.code, 1).leftView).toBe(true)
  })
})
