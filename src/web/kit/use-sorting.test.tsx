// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSorting } from './use-sorting.ts'

const dropped = vi.fn()

function List({ ids, isFixed = false }: { ids: readonly string[]; isFixed?: boolean }) {
  const [order, setOrder] = useState(ids)
  const sorting = useSorting({
    ids: order,
    nameOf: (id) => id.toUpperCase(),
    layout: 'list',
    isFixed,
    onDrop: (next) => {
      dropped(next.join(''))
      setOrder(next)
    },
  })
  return (
    <ul ref={sorting.containerRef}>
      {order.map((id) => (
        <li key={id} {...sorting.itemProps(id)}>
          <button type="button" {...sorting.handleProps(id)} onClick={() => dropped('click')}>
            {id}
          </button>
        </li>
      ))}
      <li>{sorting.announcement}</li>
    </ul>
  )
}

afterEach(() => {
  cleanup()
  dropped.mockClear()
})

function press(...keys: readonly string[]): void {
  for (const key of keys) fireEvent.keyDown(screen.getByRole('button', { name: 'a' }), { key })
}

test('Space lifts, arrows move, Space drops, and each step is said', () => {
  render(<List ids={['a', 'b', 'c']} />)
  press(' ')
  expect(screen.getByText('A lifted at place 1 of 3.')).toBeTruthy()
  press('ArrowDown', 'ArrowDown', 'ArrowDown')
  expect(screen.getByText('A moved to place 3 of 3.')).toBeTruthy()
  expect(dropped).not.toHaveBeenCalled()
  press(' ')
  expect(dropped.mock.calls).toEqual([['bca']])
  expect(screen.getByText('A dropped at place 3 of 3.')).toBeTruthy()
})

test('Escape and leaving put back, and nothing is changed', () => {
  render(<List ids={['a', 'b']} />)
  press(' ', 'ArrowDown', 'Escape')
  expect(screen.getByText('A is back at place 1 of 2.')).toBeTruthy()
  press(' ', 'ArrowDown')
  fireEvent.blur(screen.getByRole('button', { name: 'a' }))
  press(' ', ' ')
  expect(dropped).not.toHaveBeenCalled()
})

test('while one is lifted the list is shown in the new order, and arrows alone move nothing', () => {
  render(<List ids={['a', 'b']} />)
  press('ArrowDown')
  const row = screen.getByRole('button', { name: 'a' }).closest('li')
  expect(row?.style.order).toBe('0')
  press(' ', 'ArrowDown')
  expect(row?.style.order).toBe('1')
  expect(row?.dataset.lifted).toBe('true')
})

test('an order that the server does not know yet cannot be changed', () => {
  render(<List ids={['a', 'b']} isFixed />)
  press(' ', 'ArrowDown', ' ')
  expect(dropped).not.toHaveBeenCalled()
})
