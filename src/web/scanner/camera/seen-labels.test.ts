import { expect, test } from 'vitest'
import type { SeenLabel } from './code-source.ts'
import { SeenLabels } from './seen-labels.ts'

function label(key: string, x: number): SeenLabel {
  const code = { text: key, format: 'EAN-13', leftView: true }
  return {
    key,
    corners: [{ x, y: 0.5 }],
    code,
    isBelieved: true,
    isCounted: false,
    isDoubtful: false,
  }
}

test('every frame is told, and the newest is read', () => {
  const labels = new SeenLabels()
  const heard: (number | undefined)[] = []
  const forget = labels.subscribe(() => heard.push(labels.read()[0]?.corners[0]?.x))
  labels.set([label('a', 0.1)])
  labels.set([label('a', 0.2)])
  labels.set([])
  forget()
  labels.set([label('a', 0.3)])
  expect(heard).toEqual([0.1, 0.2, undefined])
})

test('it is known how many were in view at once, also when fewer are', () => {
  const labels = new SeenLabels()
  expect(labels.most()).toBe(0)
  labels.set([label('a', 0.1), label('b', 0.5)])
  labels.set([label('c', 0.1)])
  labels.clear()
  expect(labels.most()).toBe(2)
})

test('nothing is told when nothing was in view', () => {
  const labels = new SeenLabels()
  const heard: string[] = []
  labels.subscribe(() => heard.push('told'))
  labels.clear()
  expect(heard).toEqual([])
})
