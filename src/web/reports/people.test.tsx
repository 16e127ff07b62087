// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { StoreSummary } from '#contract/stores.ts'
import { People } from './people.tsx'
import type { ReportSearch } from './report-search.ts'

const asked: unknown[] = []

vi.mock('../client/react.tsx', () => ({
  useSuspenseLiveQuery: (_contract: unknown, args: unknown) => {
    asked.push(args)
    return [{ id: 'sam', name: 'Sam', isViewer: false, audits: 1, shelves: 1, lines: 2 }].map(
      (person) => ({ ...person, quantity: 3, activeMs: 0, recountedLines: 0, differingLines: 0 }),
    )
  },
}))

afterEach(() => {
  cleanup()
  asked.length = 0
})

const drawn = (search: ReportSearch) =>
  render(
    <MantineProvider env="test">
      <People store={{ organizationId: 'oak' } as StoreSummary} search={search} />
    </MantineProvider>,
  )

test('what people counted is not known by category, and says so beside a chosen one', () => {
  drawn({ category: 'Drinks', q: 'spring' })
  expect(asked).toEqual([{ orgId: 'oak', filter: { search: 'spring' } }])
  expect(screen.getByText(/all categories here/)).toBeDefined()
  cleanup()
  drawn({})
  expect(screen.queryByText(/all categories here/)).toBeNull()
})
