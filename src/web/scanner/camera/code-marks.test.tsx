// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef, Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Counter } from '../counter/counter.ts'
import { idleCounterParts } from '../testing/counter-parts.ts'
import { CodeMarks } from './code-marks.tsx'
import type { SeenLabel } from './code-source.ts'
import { SeenLabels } from './seen-labels.ts'
import { SweepLog } from './sweep-log.ts'

let frameChanged = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        frameChanged = tell
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function label(key: string, x: number, said: Partial<SeenLabel> = {}): SeenLabel {
  const corners = [
    { x, y: 0.4 },
    { x: x + 0.2, y: 0.6 },
  ]
  const code = { text: key, format: 'EAN-13', leftView: true }
  return { key, corners, code, isBelieved: true, isCounted: false, isDoubtful: false, ...said }
}

/** The picture is as large as its frame: 1000 by 500. */
function show() {
  const labels = new SeenLabels()
  const counter = new Counter(idleCounterParts())
  const swept = new SweepLog()
  const video = createRef<HTMLVideoElement>()
  const size = { clientWidth: 1000, clientHeight: 500, videoWidth: 1000, videoHeight: 500 }
  video.current = Object.defineProperties(
    document.createElement('video'),
    Object.fromEntries(Object.entries(size).map(([name, value]) => [name, { value }])),
  )
  const picked: SeenLabel[] = []
  let renders = 0
  const onRender = () => {
    renders += 1
  }
  render(
    <Profiler id="marks" onRender={onRender}>
      <CodeMarks
        labels={labels}
        video={video}
        counter={counter}
        swept={swept}
        isShelfLabel={(text) => text === 'B-02'}
        onPick={(label) => picked.push(label)}
      />
    </Profiler>,
  )
  act(() => frameChanged())
  return { labels, counter, swept, picked, renders: () => renders }
}

function see(labels: SeenLabels, ...seen: readonly SeenLabel[]): void {
  act(() => labels.set(seen))
}

test('a mark stands around its label, and moves with it as the same mark', () => {
  const { labels } = show()
  see(labels, label('123', 0.1))
  const mark = screen.getByRole('button', { name: 'Count 123' })
  expect(mark.style.transform).toBe('translate(92px, 190px)')
  expect([mark.style.width, mark.style.height]).toEqual(['216px', '120px'])
  see(labels, label('123', 0.5))
  expect(screen.getByRole('button')).toBe(mark)
  expect(mark.style.transform).toBe('translate(492px, 190px)')
  expect(mark.hasAttribute('data-cut')).toBe(false)
  see(labels, label('123', 0.9))
  expect(mark.hasAttribute('data-cut')).toBe(true)
})

test('labels come and go, and the one that stays is where it is', () => {
  const { labels } = show()
  see(labels, label('a', 0.1), label('b', 0.5))
  see(labels, label('b', 0.6))
  const [only, ...others] = screen.getAllByRole('button')
  expect(others).toEqual([])
  expect(only?.style.transform).toBe('translate(592px, 190px)')
})

test('a label that stays keeps its mark when others come and go', () => {
  const { labels, picked } = show()
  see(labels, label('a', 0.1), label('b', 0.5))
  const mark = screen.getByRole('button', { name: 'Count b' })
  see(labels, label('b', 0.5), label('c', 0.1), label('d', 0.3))
  expect(screen.getByRole('button', { name: 'Count b' })).toBe(mark)
  expect(screen.getAllByRole('button')).toHaveLength(3)
  fireEvent.click(mark)
  expect(picked.map(({ key }) => key)).toEqual(['b'])
})

test('React draws nothing for a label that comes where one has gone', () => {
  const { labels, renders } = show()
  see(labels, label('a', 0.1))
  const before = renders()
  see(labels)
  expect(screen.queryByRole('button')).toBeNull()
  see(labels, label('b', 0.5))
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Count b')
  expect(renders()).toBe(before)
})

test('the label of a shelf has no tick, since nothing of it is counted, and a tap leads there', () => {
  const { labels, picked } = show()
  see(labels, label('B-02', 0.1, { isCounted: true }), label('123', 0.6, { isCounted: true }))
  const shelf = screen.getByRole('button', { name: 'B-02' })
  expect(shelf.dataset.shelf).toBe('')
  expect(shelf.dataset.tone).toBeUndefined()
  expect(screen.getByRole('button', { name: 'One more 123' }).dataset.tone).toBe('ok')
  fireEvent.click(shelf)
  expect(picked.map(({ key }) => key)).toEqual(['B-02'])
  see(labels, label('124', 0.1))
  expect(screen.getByRole('button', { name: 'Count 124' }).dataset.shelf).toBeUndefined()
})

test('a label counts with a tap once it is sure what it says', () => {
  const { labels, picked } = show()
  see(labels, label('123', 0.1, { isBelieved: false }))
  const mark = screen.getByRole('button', { name: 'Count 123' })
  expect(mark).toHaveProperty('disabled', true)
  see(labels, label('123', 0.1))
  fireEvent.click(mark)
  expect(picked.map(({ key }) => key)).toEqual(['123'])
})

test('labels of a sweep are numbered as they were counted', () => {
  const { labels, swept } = show()
  swept.note('b')
  swept.note('a')
  see(labels, label('a', 0.1), label('b', 0.5), label('c', 0.7))
  const numbers = screen.getAllByRole('button').map(({ dataset }) => dataset.number)
  expect(numbers).toEqual(['2', '1', undefined])
})

test('what became of a label stands on its mark', async () => {
  const { labels, counter } = show()
  const tea = label('5901234123457', 0.1)
  see(labels, { ...tea, isCounted: true }, { ...tea, ...label('2', 0.5), code: tea.code })
  await act(() => counter.read({ inputMode: 'gun', code: '5901234123457', key: '05901234123457' }))
  const mark = screen.getByRole('button', { name: 'One more 5901234123457' })
  expect(mark.dataset.tone).toBe('unknown')
  const other = screen.getByRole('button', { name: 'Count 5901234123457' })
  expect(other.dataset.tone, 'another one of the same code').toBeUndefined()
  see(labels, { ...tea, isCounted: true, isDoubtful: true })
  expect(screen.getByRole('button', { name: /One more/ }).dataset.tone).toBe('duplicate')
  see(labels, label('123', 0.1))
  expect(screen.getByRole('button', { name: 'Count 123' }).dataset.tone).toBeUndefined()
})
