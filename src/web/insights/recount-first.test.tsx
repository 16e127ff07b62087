// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ShownRankedLine } from '#contract/insights.ts'
import { RecountFirst } from './recount-first.tsx'

vi.mock('./line-link.tsx', () => ({
  LineLink: ({ line }: { readonly line: { readonly itemId: string } }) => <b>{line.itemId}</b>,
}))

afterEach(cleanup)

const ranked = (itemId: string, rank: number, isSettled: boolean): ShownRankedLine => ({
  id: itemId,
  currency: 'USD',
  isSettled,
  line: {
    storeId: 'mill',
    itemId,
    shelfId: null,
    rank,
    expected: 10,
    counted: 4,
    variance: -6,
    varianceValue: -6,
    valueAtRisk: 3,
    mistake: 0.5,
    reasons: [],
  },
})

const onRecount = vi.fn()

function draw(ranking: readonly ShownRankedLine[]) {
  render(
    <MantineProvider env="test">
      <RecountFirst
        storeId="mill"
        auditId="spring"
        ranking={ranking}
        total={ranking.length}
        names={{ items: {}, shelves: {} }}
        storeNames={new Map()}
        onRecount={onRecount}
      />
    </MantineProvider>,
  )
}

test('what somebody has decided is not to be recounted first, and the others move up', () => {
  draw([ranked('oil', 1, true), ranked('rice', 2, false), ranked('tea', 3, false)])
  expect(screen.queryByText('oil')).toBeNull()
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([expect.stringMatching(/^1rice/), expect.stringMatching(/^2tea/)])
  fireEvent.click(screen.getByRole('button', { name: 'Recount these 2' }))
  expect(onRecount).toHaveBeenCalledWith([
    expect.objectContaining({ itemId: 'rice' }),
    expect.objectContaining({ itemId: 'tea' }),
  ])
})

test('where all of it is decided nothing is asked for', () => {
  draw([ranked('oil', 1, true)])
  expect(screen.queryByText('Recount these first')).toBeNull()
})
