import { describe, expect, test } from 'vitest'
import type { ReadCode, SeenLabel } from './code-source.ts'
import { STILL_IN_VIEW_MS, StillInView } from './still-in-view.ts'

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

function stillInView(labels: readonly SeenLabel[]): StillInView {
  const inView = new StillInView()
  inView.leave(labels)
  inView.comeBack(10_000)
  return inView
}

describe('a picture that was away', () => {
  test('shows the label that it is still inView at, which has not left it', () => {
    const inView = stillInView([TEA])
    expect(inView.see(TEA.code, 10_400).leftView).toBe(false)
    expect(inView.see(TEA.code, 12_000).leftView, 'gone and come again').toBe(true)
  })

  test('shows other labels, and those that were not counted, as new', () => {
    const inView = stillInView([TEA, label('HOUSE-42', 'HOUSE-42', false)])
    expect(inView.see(code('HOUSE-42'), 10_400).leftView).toBe(true)
    expect(inView.see(code('40170725'), 10_400).leftView).toBe(true)
  })

  test('shows as many of the same code as were counted, and one more as new', () => {
    const inView = stillInView([TEA, { ...TEA, key: '2' }])
    const seen = [10_400, 10_500, 10_600].map((at) => inView.see(TEA.code, at).leftView)
    expect(seen).toEqual([false, false, true])
  })

  test('shows a label that took its time as new', () => {
    expect(stillInView([TEA]).see(TEA.code, 10_001 + STILL_IN_VIEW_MS).leftView).toBe(true)
  })

  test('shows everything as new the first time', () => {
    const inView = new StillInView()
    inView.comeBack(0)
    expect(inView.see(TEA.code, 1).leftView).toBe(true)
  })
})
