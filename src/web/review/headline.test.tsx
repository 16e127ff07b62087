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

/** Four of five were counted: one line is short, and nobody knows what it is worth. */
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
}

async function showHeadline(figures: Partial<ResultFigures>, unknownLines = 0, seesCosts = true) {
  const rootRoute = createRootRoute({
    component: () => (
      <MantineProvider env="test">
        <Headline
          results={{
            figures: { ...FIGURES, ...figures },
            coverage: { shelves: 1, explained: 0 },
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
          subject="The store is"
          search={{}}
          isManager={false}
          canDecide={false}
          seesCosts={seesCosts}
        />
      </MantineProvider>
    ),
    notFoundComponent: () => null,
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: rootRoute, history })
  // The types of this small router are not those of the product's.
  render(<RouterProvider router={router as never} />)
  return screen.findByRole('region', { name: 'Result' })
}

test('how many were counted leads to those lines, and what has no cost to those', async () => {
  await showHeadline({})
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('4')).toContain('part=counted')
  expect(addressOf('1 line without a cost')).toContain('part=unvalued')
})

test('a count without a difference says so, and not what nothing is worth', async () => {
  const even = { matched: 4, missing: 0, netVariance: 0, grossVariance: 0, accuracyByLine: 1 }
  const said = await showHeadline({ ...even, unvalued: 0 })
  expect(said.textContent).toContain(
    '100.0% of lines match. Nothing is missing, and nothing is extra.',
  )
  expect(said.textContent).not.toContain('$0.00 missing')
})

test('one shelf is one', async () => {
  expect((await showHeadline({})).textContent).toContain('0 of 1 shelf explained')
})

test('where nothing but unknown codes was read, it is not said that nothing was', async () => {
  const none = { counted: 0, uncounted: 0, matched: 0, missing: 0, netVariance: null }
  expect((await showHeadline(none)).textContent).toContain('Nothing is counted.')
  cleanup()
  expect((await showHeadline(none, 2)).textContent).toContain('Only unknown codes are counted.')
})

test('whoever may not see costs reads of units alone', async () => {
  const hidden = { netValue: null, grossValue: null, comparedValue: null, shrinkage: null }
  await showHeadline({ ...hidden, grossVariance: 3, unvalued: 2 }, 0, false)
  expect(document.body.textContent).toContain('What the differences are worth is for managers.')
  for (const word of ['Shrinkage', 'Value, net', 'without a cost', 'has a cost']) {
    expect(document.body.textContent).not.toContain(word)
  }
})
