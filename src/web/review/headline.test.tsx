// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ResultFigures } from '#contract/audit-results.ts'
import { Headline } from './headline.tsx'

afterEach(cleanup)

/** Four of five lines were counted: one is short, and its cost is not known. */
const FIGURES: ResultFigures = {
  currency: 'USD',
  lines: 5,
  counted: 4,
  uncounted: 1,
  matched: 3,
  missing: 1,
  extra: 0,
  unexpected: 0,
  expectedQuantity: 10,
  expectedValue: 20,
  comparedValue: 16,
  countedQuantity: 7,
  countedValue: 14,
  netVariance: -1,
  grossVariance: 1,
  netValue: 0,
  grossValue: 0,
  unvalued: 1,
  accuracyByLine: 0.75,
  accuracyByUnit: 0.9,
  shrinkage: 0,
  notFound: { lines: 0, value: null, unvalued: 0 },
  notCounted: { lines: 0, value: null, unvalued: 0 },
}

async function showHeadline(
  figures: Partial<ResultFigures>,
  unknownLines = 0,
  { coverage = { shelves: 1, explained: 0 }, isCounting = false, seesCosts = true } = {},
) {
  const rootRoute = createRootRoute({
    component: () => (
      <MantineProvider env="test">
        <Headline
          results={{
            figures: { ...FIGURES, ...figures },
            coverage,
            decisions: {
              open: 0,
              stale: 0,
              recount: 0,
              accepted: 0,
              rejected: 0,
              zero: 0,
              recounted: 0,
            },
            unknownLines,
            unknownQuantity: 0,
          }}
          currencies={['USD']}
          search={{}}
          isCounting={isCounting}
          isManager={false}
          canDecide={false}
          seesCosts={seesCosts}
          patterns={0}
          onPatterns={() => {}}
        />
      </MantineProvider>
    ),
    notFoundComponent: () => null,
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: rootRoute, history })
  // This small router has different types from the product's.
  render(<RouterProvider router={router as never} />)
  return screen.findByRole('region', { name: 'Result' })
}

test('how many were counted leads to those lines, and what has no cost to those', async () => {
  await showHeadline({})
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('4 counted lines')).toContain('part=counted')
  expect(addressOf('1 line without a cost')).toContain('part=unvalued')
})

test('a count without a difference says so, and not what nothing is worth', async () => {
  const even = { matched: 4, missing: 0, netVariance: 0, grossVariance: 0, accuracyByLine: 1 }
  const done = { coverage: { shelves: 1, explained: 1 } }
  const said = await showHeadline({ ...even, unvalued: 0 }, 0, done)
  expect(said.textContent).toContain(
    '100.0% of lines match. Nothing is missing and nothing is extra.',
  )
  expect(said.textContent).not.toContain('$0.00 missing')
})

test('the headline speaks of one shelf in the singular', async () => {
  expect((await showHeadline({})).textContent).toContain('0 of 1 shelf done')
})

test('where nothing but unknown codes was read, it is not said that nothing was', async () => {
  const none = { counted: 0, uncounted: 0, matched: 0, missing: 0, netVariance: null }
  expect((await showHeadline(none)).textContent).toContain('Nothing has been counted yet.')
  cleanup()
  expect((await showHeadline(none, 2)).textContent).toContain(
    'Only unknown codes have been counted.',
  )
})

test('whoever may not see costs reads of units alone', async () => {
  const hidden = { netValue: null, grossValue: null, comparedValue: null, shrinkage: null }
  await showHeadline({ ...hidden, grossVariance: 3, unvalued: 2 }, 0, { seesCosts: false })
  expect(document.body.textContent).toContain('Values are for managers only.')
  for (const word of ['shrinkage', 'short:', 'without a cost', 'has a cost']) {
    expect(document.body.textContent).not.toContain(word)
  }
})

const SHORT = { netValue: -40, grossValue: 40, unvalued: 0, shrinkage: 0.1 }
const LOST = { lines: 2, value: 128, unvalued: 0 }

test('what was never counted stands beside what is short', async () => {
  const done = { coverage: { shelves: 1, explained: 1 } }
  const said = await showHeadline({ ...SHORT, notFound: LOST, notCounted: LOST }, 0, done)
  expect(said.textContent).toContain('You’re $40.00 short')
  expect(said.textContent).toContain('2 lines worth $128.00 were never counted.')
  const link = screen.getByRole('link', { name: '2 lines worth $128.00' })
  expect(link.getAttribute('href')).toContain('tab=uncounted')
})

test('the sentence says what is short and of what, and no number stands there twice', async () => {
  const done = { coverage: { shelves: 1, explained: 1 } }
  const said = await showHeadline({ ...SHORT, grossValue: 60 }, 0, done)
  expect(said.querySelector('h2')?.textContent?.trim()).toBe(
    'You’re $40.00 short: $50.00 missing, $10.00 extra. 75.0% of lines match, shrinkage 10.00%.',
  )
  expect(said.textContent?.split('75.0%')).toHaveLength(2)
  expect(screen.getByRole('link', { name: /^net −1 units, gross 1$/ })).toBeTruthy()
})

test('while shelves are open it speaks of those that were handed in, and says how many are left', async () => {
  const open = { coverage: { shelves: 60, explained: 30 }, isCounting: true }
  const figures = { ...SHORT, notFound: { ...LOST, lines: 1 }, notCounted: { ...LOST, lines: 900 } }
  const said = await showHeadline(figures, 0, open)
  expect(said.textContent).toContain('Submitted shelves are $40.00 short')
  expect(said.textContent).not.toContain('You’re')
  expect(said.textContent).toContain('1 line worth $128.00 was not found on submitted shelves.')
  expect(said.textContent).not.toContain('never counted')
  expect(said.textContent).not.toContain('shrinkage')
  expect(said.textContent).toContain('30 shelves still open')
})

test('where nothing can be compared yet, it is not said that there is no expected stock', async () => {
  const open = { coverage: { shelves: 60, explained: 30 }, isCounting: true }
  const said = await showHeadline({ netVariance: null, accuracyByLine: null }, 0, open)
  expect(said.textContent).toContain('Results appear as shelves are submitted.')
  expect(said.textContent).not.toContain('no expected stock')
})
