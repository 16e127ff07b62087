// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import FinishSheet from './finish-sheet.tsx'

afterEach(cleanup)

function show(facts: Partial<Parameters<typeof FinishSheet>[0]> = {}) {
  const onHandIn = vi.fn()
  const onUnanswered = vi.fn()
  render(
    <FinishSheet
      top={null}
      sign="A-03"
      countedItems={2}
      unanswered={0}
      onUnanswered={onUnanswered}
      skipped={[]}
      setAside={0}
      setAsideReasons={[]}
      notSeen={undefined}
      asksControlTotal={false}
      refusal={undefined}
      isSending={false}
      onHandIn={onHandIn}
      onCouldNotCount={() => {}}
      unreached={undefined}
      onUnreached={() => {}}
      onCountZero={() => {}}
      onClose={() => {}}
      {...facts}
    />,
  )
  return { onHandIn, onUnanswered }
}

test('whoever hands in is told what has no number, and led to it', () => {
  for (const facts of [{}, { countedItems: 0 }, { asksControlTotal: true }]) {
    const { onUnanswered } = show({ unanswered: 2, ...facts })
    fireEvent.click(screen.getByRole('button', { name: /2 scans without a quantity/ }))
    expect(onUnanswered).toHaveBeenCalledOnce()
    cleanup()
  }
})

test('shelves that were walked past are named, and stop nobody', () => {
  const { onHandIn } = show({ skipped: ['A-01', 'A-02'] })
  expect(screen.getByRole('dialog').textContent).toContain(
    'You walked past without counting: A-01, A-02.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Submit A-03' }))
  expect(onHandIn).toHaveBeenCalledExactlyOnceWith({})
})

test('nothing is said where nothing is left over', () => {
  show()
  expect(screen.queryByText(/without a number/)).toBeNull()
  expect(screen.queryByText(/walked past/)).toBeNull()
})

test('a part that cannot be reached is handed in with what was counted', () => {
  const { onHandIn } = show({ unreached: 'Top rows' })
  expect(screen.getByRole('button', { name: /Part can’t be reached.*Top rows/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Submit A-03' }))
  expect(onHandIn).toHaveBeenCalledExactlyOnceWith({ reason: 'Top rows' })
})
