// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Fault } from '#domain/fault.ts'
import { printPage } from './print-page.ts'
import { WindowedRows } from './windowed-rows.tsx'

beforeEach(() => {
  // There is no layout here: every row has its expected height.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

interface Row {
  readonly id: string
}

const idOf = ({ id }: Row) => id
const loaded = (count: number) =>
  new Map(Array.from({ length: count }, (_, n) => [n, { id: `row ${n}` }]))

function renderRows(rows: ReadonlyMap<number, Row>, total: number, error: Error | null = null) {
  const looks: [number, number][] = []
  const onRetry = vi.fn<() => void>()
  const list = (shown: ReadonlyMap<number, Row>) => (
    <WindowedRows
      rows={shown}
      total={total}
      rowPx={50}
      keyOf={idOf}
      label="Rows"
      onLook={(first, last) => looks.push([first, last])}
      error={error}
      onRetry={onRetry}
    >
      {({ id }) => <span>{id}</span>}
    </WindowedRows>
  )
  const { rerender } = render(list(rows), { wrapper: MantineProvider })
  return { looks, onRetry, show: (next: typeof rows) => rerender(list(next)) }
}

const items = () => screen.getAllByRole('listitem')

test('a list of 100,000 is as long as all of its rows, and draws those in view', () => {
  const { looks } = renderRows(loaded(100), 100_000)
  expect(screen.getByRole('list').style.height).toBe('5000000px')
  expect(items().length).toBeLessThan(100)
  expect(items()[0]?.getAttribute('aria-setsize')).toBe('100000')
  const [first, last] = looks.at(-1) ?? []
  expect(first).toBe(0)
  expect(last).toBeLessThan(200)
})

test('what is not loaded yet keeps its place, and is drawn there when it comes', () => {
  const { show } = renderRows(new Map(), 100_000)
  expect(items()[0]?.getAttribute('aria-busy')).toBe('true')
  show(loaded(100))
  expect(items()[0]?.getAttribute('aria-busy')).toBeNull()
  expect(items()[0]?.textContent).toBe('row 0')
})

test('before it is printed the first 5,000 are fetched, and the view asks for nothing meanwhile', async () => {
  const { looks, show } = renderRows(loaded(100), 100_000)
  looks.length = 0
  let turns = 0
  const fetchMore = async () => {
    turns += 1
    show(loaded(turns < 2 ? 200 : 5_000))
  }
  await printPage(() => {}, fetchMore)
  expect(turns).toBe(2)
  expect(new Set(looks.map(String))).toEqual(new Set(['0,4999']))
})

test('paper has the rows from the first one on, and says how many it leaves out', () => {
  renderRows(new Map([...loaded(3), [500, { id: 'row 500' }]]), 100_000)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(items().map((item) => item.textContent)).toEqual(['row 0', 'row 1', 'row 2'])
  expect(screen.getByText(/^The first 3 of 100,000/)).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText(/^The first 3/)).toBeNull()
})

test('rows that cannot be loaded are told once, with why and a way to ask again', () => {
  const { onRetry } = renderRows(loaded(2), 100_000, new Fault('unavailable', 'Mention 1a2b.'))
  expect(screen.getByRole('alert').textContent).toBe(
    'These rows could not be loaded. Mention 1a2b.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
