// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { assignmentWith } from '#web/assignments/testing/assignment-with.ts'
import { LostShelf, useIsLost } from './lost-shelf.tsx'

afterEach(cleanup)

function Told({ holder }: { readonly holder: string | null }) {
  return <p>{useIsLost({ userId: holder, status: 'in_progress' }, 'me') ? 'lost' : 'mine'}</p>
}

function lostAfter(...holders: readonly (string | null)[]): string {
  const drawn = holders.map((userId) => <Told key="one" holder={userId} />)
  const { rerender } = render(drawn[0])
  for (const next of drawn.slice(1)) rerender(next)
  return screen.getByText(/lost|mine/).textContent
}

test('a shelf is lost once it was mine and went to somebody else', () => {
  expect(lostAfter('me', 'bo')).toBe('lost')
  cleanup()
  expect(lostAfter('me', null)).toBe('lost')
  cleanup()
  expect(lostAfter('me', 'bo', 'me')).toBe('mine')
})

test('whoever comes second to a shelf that was nobody’s has lost it to the first', () => {
  expect(lostAfter(null, null)).toBe('mine')
  cleanup()
  expect(lostAfter(null, 'bo')).toBe('lost')
  cleanup()
  expect(lostAfter(null, 'me')).toBe('mine')
})

test('whoever takes a shelf over has not lost it while the server has not answered', () => {
  expect(lostAfter('bo', 'bo')).toBe('mine')
  cleanup()
  expect(lostAfter('bo', 'me', 'bo')).toBe('lost')
})

test('the other count of the shelf is offered to whoever lost the first, and none of another round', () => {
  const shelf = { mode: 'independent', shelfId: 'a-1' } as const
  const lost = assignmentWith({ ...shelf, id: 'first', userId: 'bo', status: 'in_progress' })
  const chosen: string[] = []
  const offer = (round: number) => {
    const other = assignmentWith({ ...shelf, id: 'second', pass: 1, round })
    const leave = () => chosen.push('left')
    const props = { shelf: lost, assignments: [lost, other], userId: 'me', onLeave: leave }
    render(<LostShelf {...props} onSwitch={({ id }) => chosen.push(id)} />)
    fireEvent.click(screen.getByRole('button'))
    cleanup()
  }
  offer(lost.round)
  offer(lost.round + 1)
  expect(chosen).toEqual(['second', 'left'])
})
