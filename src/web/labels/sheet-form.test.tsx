// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LabelList } from '#contract/labels.ts'
import { sheetOf } from '#domain/labels/label-sheet.ts'
import { SheetForm } from './sheet-form.tsx'
import { SheetPreview } from './sheet-preview.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const labels = Array.from({ length: 25 }, (_, n) => ({
  id: `${n}`,
  title: `Green tea ${n}`,
  subtitle: 'SKU',
  code: '4006381333931',
}))
const list: LabelList = { labels, withoutCode: 0, more: false }
const STRAIGHT = { skip: 0, offsetX: 0, offsetY: 0 }

function show(said: LabelList | undefined = list, onSave: (count: number) => void = () => {}) {
  const things = { of: 'items', orgId: 'o' } as const
  render(
    <MantineProvider>
      <SheetForm things={things} list={said} onSave={onSave}>
        {null}
      </SheetForm>
    </MantineProvider>,
  )
}

const drawn = () => [...document.querySelectorAll<SVGGElement>('[data-label]')]
const placeOfFirst = () => drawn()[0]?.getAttribute('transform')

test('the first page is shown as it will be printed, and follows what is chosen', () => {
  show()
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('First page: 21 labels printed')
  expect(drawn()).toHaveLength(21)
  expect(drawn()[0]?.textContent).toContain('Green tea 0')
  expect(placeOfFirst()).toBe('translate(7.2 15.15)')
  fireEvent.change(screen.getByLabelText('Labels already used on the first sheet'), {
    target: { value: '4' },
  })
  expect(drawn()).toHaveLength(17)
  expect(document.querySelectorAll('[data-used]')).toHaveLength(4)
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/4 labels already used/)
  fireEvent.change(screen.getByLabelText('Move right (mm)'), { target: { value: '1.5' } })
  const [left] = /[\d.]+/.exec(placeOfFirst() ?? '') ?? []
  expect(Number(left)).toBeCloseTo(7.2 + 66 + 1.5)
})

test('what is no number yet is none: nothing is skipped or moved by it', () => {
  show()
  for (const field of ['Labels already used on the first sheet', 'Move right (mm)']) {
    fireEvent.change(screen.getByLabelText(field), { target: { value: '-' } })
  }
  expect(screen.getByRole('status').textContent).toContain('25 labels on 2 pages')
  const address = screen.getByRole('link', { name: /Save 25 labels/ }).getAttribute('href')
  expect(address).toBe('/api/labels.pdf?of=items&orgId=o&sheet=a4-21&language=en')
  expect(placeOfFirst()).toBe('translate(7.2 15.15)')
})

test('whoever saves the sheet is told of, with the number of labels', () => {
  const saved: number[] = []
  show(list, (count) => saved.push(count))
  fireEvent.click(screen.getByRole('link', { name: /Save 25 labels/ }))
  expect(saved).toEqual([25])
})

test('labels that are moved beyond the edge of the page are spoken of', () => {
  show()
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.change(screen.getByLabelText('Move right (mm)'), { target: { value: '9' } })
  expect(screen.getByRole('alert').textContent).toContain('beyond the edge')
})

test('a sheet without labels is an empty one', () => {
  show({ labels: [], withoutCode: 0, more: false })
  expect(drawn()).toEqual([])
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('First page: 0 labels printed')
})

test.each([
  ['a4-21', '0 0 210 297'],
  ['letter-30', '0 0 215.9 279.4'],
])('%s is as large as its paper', (id, viewBox) => {
  render(<SheetPreview sheet={sheetOf(id)} use={STRAIGHT} labels={labels} square={false} />)
  expect(screen.getByRole('img').getAttribute('viewBox')).toBe(viewBox)
})

test('shelves have a square code beside their sign, goods have bars where these fit', () => {
  const codeOf = (square: boolean, code: string) => {
    const [first] = labels
    const label = { id: 'x', title: 'A-1', subtitle: '', ...first, code }
    const sheet = sheetOf('a4-65')
    render(<SheetPreview sheet={sheet} use={STRAIGHT} labels={[label]} square={square} />)
    const href = document.querySelector('use')?.getAttribute('href')
    cleanup()
    return href?.match(/bars|square/)?.[0]
  }
  expect(codeOf(false, '4006381333931')).toBe('bars')
  expect(codeOf(false, 'AISLE/0012/LEVEL/07/Q')).toBe('square')
  expect(codeOf(true, '4006381333931')).toBe('square')
})

test('a page is as wide as its height allows, in its own shape', () => {
  const sheet = sheetOf('letter-30')
  render(<SheetPreview sheet={sheet} use={STRAIGHT} labels={labels} square={false} />)
  const { width, height } = sheet.page
  expect(screen.getByRole('img').style.maxWidth).toMatch(
    new RegExp(`^calc\\(.* \\* ${width / height}\\)$`),
  )
})
