// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DisputedShelf } from '#contract/audit-results.ts'
import type { CompletionRun } from '#domain/completion.ts'
import { Fault } from '#domain/fault.ts'
import { DEFAULT_PROTOCOL } from '#domain/protocol.ts'
import { CompleteBar } from './complete-bar.tsx'

interface LinkProps {
  readonly to: string
  readonly params: Record<'storeId' | 'id', string>
  readonly search: { readonly view: string }
  readonly children: ReactNode
}

let answer = Promise.withResolvers<void>()
const asked: unknown[] = []

vi.mock('../kit/links.tsx', () => ({
  LinkAnchor: (props: LinkProps) => (
    <a
      href={`${props.to.replace('$storeId', props.params.storeId).replace('$id', props.params.id)}?view=${props.search.view}`}
    >
      {props.children}
    </a>
  ),
}))

vi.mock('../client/react.tsx', () => ({
  useBackendMutation: () => (args: unknown) => {
    asked.push(args)
    return answer.promise
  },
}))

beforeEach(() => {
  answer = Promise.withResolvers<void>()
  asked.length = 0
})
afterEach(cleanup)

const NOTHING_OPEN = {
  open: 0,
  stale: 0,
  recount: 0,
  accepted: 2,
  rejected: 0,
  zero: 0,
  recounted: 0,
}

const NONE = { lines: 0, value: null, unvalued: 0 }
const ALL_COUNTED = { currency: 'USD', matched: 0, notFound: NONE, notCounted: NONE }

const NONE_OUT = { out: 0, lines: 0 }
const shown = vi.fn()
const NONE_WAITING = { counts: 0, units: 0 }

const bar = (
  completing: CompletionRun | null = null,
  disputed: readonly DisputedShelf[] = [],
  {
    decisions = NOTHING_OPEN,
    figures = ALL_COUNTED,
    setAside = NONE_WAITING,
    recounts = NONE_OUT,
  } = {},
) => (
  <MantineProvider env="test">
    <CompleteBar
      storeId="store-1"
      audit={{ id: 'audit-1', whole: true, completing }}
      results={{
        decisions,
        tolerance: DEFAULT_PROTOCOL.tolerance,
        disputed,
        setAside,
        figures,
        stores: [],
      }}
      onShowOpen={() => {}}
      onRecountMarked={() => {}}
      recounts={recounts}
      onShowOut={shown}
    />
  </MantineProvider>
)

const runOf = (startedAt: number): CompletionRun => ({ step: 'reading', startedAt, byName: 'Dana' })
const status = () => screen.queryByRole('status')?.textContent ?? null

async function complete() {
  fireEvent.click(screen.getByRole('button', { name: 'Complete audit' }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Complete and seal' })))
}

test('whoever completes sees that it goes on, may leave, and cannot ask for it twice', async () => {
  render(bar())
  await complete()
  expect(asked).toEqual([{ auditId: 'audit-1' }])
  expect(status()).toContain('Completing the audit.')
  expect(screen.getByText(/You can leave this page/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('counts that are set aside are named, with the way to decide them and what is sealed without', async () => {
  render(bar(null, [], { setAside: { counts: 2, units: 14 } }))
  fireEvent.click(screen.getByRole('button', { name: 'Complete audit' }))
  expect(screen.getByText(/2 counts \(14 units\) still set aside and not included\./)).toBeTruthy()
  const way = screen.getByRole('link', { name: 'Decide them first' })
  expect(way.getAttribute('href')).toBe('/stores/store-1/audit/audit-1/inventory?view=quarantined')
  const confirm = screen.getByRole('button', { name: 'Complete without them' })
  await act(async () => fireEvent.click(confirm))
  expect(asked).toEqual([{ auditId: 'audit-1', leavesOut: 2 }])
})

test('whoever completed it is brought to the seal, which stands at the top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  render(bar())
  await complete()
  expect(scrollTo).not.toHaveBeenCalled()
  await act(async () => answer.resolve())
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
})

test('somebody else sees who completes it, until it must be over', () => {
  const { rerender } = render(bar(runOf(Date.now())))
  expect(status()).toContain('Dana is completing the audit.')
  rerender(bar(runOf(Date.now() - 10 * 60_000)))
  expect(status()).toBeNull()
  expect(screen.getByRole('button', { name: 'Complete audit' })).toBeTruthy()
})

test('a refusal is said where it was asked', async () => {
  render(bar())
  await complete()
  await act(async () => answer.reject(new Fault('unavailable', 'Not just now.')))
  expect(status()).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('Not just now.')
})

test('an answer that was lost on its way is no refusal while the work goes on', async () => {
  const { rerender } = render(bar())
  await complete()
  rerender(bar(runOf(Date.now())))
  await act(async () => answer.reject(new Fault('unavailable', 'Connection lost.')))
  expect(status()).toContain('completing the audit.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('counts that are in no figure are named before the audit is sealed for good', () => {
  const shelf = { id: '1', storeId: 's', roomName: 'Hall', shelfCode: 'A-1', reason: null }
  const ask = (counts: 1 | 2, stands: boolean) => {
    render(bar(null, [{ ...shelf, counts, stands }]))
    fireEvent.click(screen.getByRole('button', { name: 'Complete audit' }))
  }
  ask(1, false)
  expect(screen.getByText(/1 shelf has only one of two counts.*A-1/)).toBeDefined()
  cleanup()
  ask(2, false)
  expect(screen.getByText(/1 shelf has two counts that differ.*A-1/)).toBeDefined()
  for (const counts of [1, 2] as const) {
    cleanup()
    ask(counts, true)
    expect(screen.queryByText(/included/)).toBeNull()
  }
})

test('what was never counted is named with its value before the audit is sealed', () => {
  const notCounted = { lines: 2, value: 128, unvalued: 0 }
  render(bar(null, [], { figures: { ...ALL_COUNTED, notCounted } as never }))
  fireEvent.click(screen.getByRole('button', { name: 'Complete audit' }))
  expect(screen.getByText('2 lines worth $128.00 were never counted.')).toBeTruthy()
})

test('what is sealed is listed by decision before anybody seals it', () => {
  const decisions = { ...NOTHING_OPEN, accepted: 3, rejected: 1, zero: 2 }
  render(bar(null, [], { decisions, figures: { ...ALL_COUNTED, matched: 40 } }))
  fireEvent.click(screen.getByRole('button', { name: 'Complete audit' }))
  const list = screen.getByRole('list', { name: 'What is sealed' })
  expect([...list.children].map((row) => row.firstElementChild?.textContent)).toEqual([
    'Accepted',
    'Rejected',
    'Set to 0',
    'Match',
  ])
  expect(list.textContent).toContain('1 line')
})

test('what was not found is asked for first', () => {
  const notFound = { lines: 2, value: 128, unvalued: 0 }
  const figures = { ...ALL_COUNTED, notFound, notCounted: notFound } as never
  render(bar(null, [], { decisions: { ...NOTHING_OPEN, open: 3 }, figures }))
  expect(screen.getByText('2 of 5 lines decided. 2 not found still open.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Complete audit' }))
  expect(screen.getByText(/2 lines worth \$128\.00 were not found: set them/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Complete and seal' })).toBeNull()
})

test('nobody completes while a recount is out, and is shown which', async () => {
  const decisions = { ...NOTHING_OPEN, open: 1, recount: 1 }
  render(bar(null, [], { decisions, recounts: { out: 1, lines: 1 } }))
  expect(screen.queryByRole('button', { name: 'Request 1 recount' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Complete audit' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('1 recount is still out: wait for it, or withdraw it.')
  expect(dialog.textContent).not.toContain('needs a decision')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show the recounts' })))
  expect(shown).toHaveBeenCalled()
})

test('a line that is marked and one that is out are told apart', () => {
  const decisions = { ...NOTHING_OPEN, open: 3, recount: 2 }
  render(bar(null, [], { decisions, recounts: { out: 1, lines: 1 } }))
  expect(screen.getByRole('button', { name: 'Request 1 recount' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Complete audit' }))
  const text = screen.getByRole('dialog').textContent
  expect(text).toContain('2 lines still need a decision')
  expect(text).toContain('1 recount is still out')
  expect(screen.getByRole('button', { name: 'Show 3 lines' })).toBeTruthy()
})
