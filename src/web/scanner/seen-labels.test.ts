import { expect, test } from 'vitest'
import type { SeenLabel } from './code-source.ts'
import { SeenLabels } from './seen-labels.ts'

function label(key: string, x: number, isBelieved = true): SeenLabel {
  const code = { text: key, format: 'EAN-13', leftView: true }
  return { key, corners: [{ x, y: 0.5 }], code, isBelieved }
}

function heard() {
  const labels = new SeenLabels()
  const calls: string[] = []
  labels.subscribe(() => calls.push('others'))
  labels.onMove(() => calls.push('moved'))
  return { labels, calls }
}

test('labels that only move are the same labels elsewhere', () => {
  const { labels, calls } = heard()
  labels.set([label('a', 0.1), label('b', 0.5)])
  const before = labels.present()
  labels.set([label('a', 0.2), label('b', 0.6)])
  expect(labels.present()).toBe(before)
  expect(labels.read()[0]?.corners[0]?.x).toBe(0.2)
  expect(calls).toEqual(['others', 'moved'])
})

test('one that is believed now is the same label', () => {
  const { labels, calls } = heard()
  labels.set([label('a', 0.1, false)])
  labels.set([label('a', 0.1, true)])
  expect(labels.read()[0]?.isBelieved).toBe(true)
  expect(calls).toEqual(['others', 'moved'])
})

test('one that comes or goes is told', () => {
  const { labels, calls } = heard()
  labels.set([label('a', 0.1)])
  labels.set([label('a', 0.1), label('b', 0.5)])
  labels.set([label('b', 0.5)])
  labels.set([])
  expect(calls).toEqual(['others', 'others', 'others', 'others'])
  expect(labels.present()).toEqual([])
})

test('one that reads otherwise is another one for whoever shows what it says', () => {
  const { labels, calls } = heard()
  labels.set([label('a', 0.1)])
  labels.set([{ ...label('a', 0.1), code: { text: 'other', format: 'QR', leftView: true } }])
  expect(labels.present()[0]?.code.text).toBe('other')
  expect(calls).toEqual(['others', 'others'])
})

test('nothing is told when nothing was in view', () => {
  const { labels, calls } = heard()
  labels.clear()
  expect(calls).toEqual([])
})
