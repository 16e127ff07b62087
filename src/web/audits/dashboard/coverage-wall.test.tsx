// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DashboardRoom } from '#contract/audits.ts'
import type { ShelfLabelProps } from '../../kit/shelf-label.tsx'
import { CoverageWall } from './coverage-wall.tsx'
import { roomOf, tileOf } from './testing/dashboard.ts'
import type { WallFilter } from './wall.ts'

const drawn = vi.hoisted(() => vi.fn<(code: string, state: string) => void>())

vi.mock('../../kit/shelf-label.tsx', () => ({
  SHELF_TILE_CLASS: '',
  SHELF_COMPACT_CLASS: '',
  ShelfLabel: draw,
  ShelfCompactLabel: draw,
}))

function draw({ code, state }: ShelfLabelProps) {
  drawn(code, state)
  return code
}

afterEach(() => {
  cleanup()
  drawn.mockClear()
})

function wallOf(rooms: readonly DashboardRoom[], filter?: WallFilter) {
  return (
    <MantineProvider>
      <CoverageWall
        auditId="audit"
        auditStatus="active"
        rooms={rooms}
        filter={filter}
        isPhone={false}
        onClearFilter={() => {}}
      />
    </MantineProvider>
  )
}

function bigStore(): readonly DashboardRoom[] {
  return Array.from({ length: 6 }, (_, room) =>
    roomOf(
      `${room}`,
      Array.from({ length: 50 }, (_, shelf) => tileOf(`${room}-${shelf}`)),
    ),
  )
}

/** As an answer of the server arrives: what did not change keeps its identity. */
function withSubmitted(rooms: readonly DashboardRoom[], id: string): readonly DashboardRoom[] {
  return rooms.map((room) =>
    room.tiles.some((tile) => tile.id === id)
      ? {
          ...room,
          tiles: room.tiles.map((tile) =>
            tile.id === id ? { ...tile, status: 'submitted' as const } : tile,
          ),
        }
      : room,
  )
}

test('of all shelves only the one that changed is drawn again', () => {
  const rooms = bigStore()
  const { rerender } = render(wallOf(rooms))
  expect(drawn).toHaveBeenCalledTimes(300)
  drawn.mockClear()
  rerender(wallOf(withSubmitted(rooms, '3-7')))
  expect(drawn.mock.calls).toEqual([['3-7', 'submitted']])
})

test('above 120 shelves tiles are compact and finished rooms are folded', () => {
  const [first, ...others] = bigStore()
  const done = (first?.tiles ?? []).map((tile) => ({ ...tile, status: 'submitted' as const }))
  render(wallOf([roomOf('0', done), ...others.slice(0, 2)]))
  expect(screen.queryByText('0-1')).toBeNull()
  expect(screen.getByText('1-1')).toBeDefined()
  act(() => screen.getByRole('button', { name: 'Show shelves' }).click())
  expect(screen.getByText('0-1')).toBeDefined()
})

test('a filter leaves what it names, and says so when that is nothing', () => {
  const rooms = [roomOf('hall', [tileOf('a'), tileOf('b', { status: 'submitted' })])]
  const { rerender } = render(wallOf(rooms, 'submitted'))
  expect(screen.queryByText('a')).toBeNull()
  expect(screen.getByText('b')).toBeDefined()
  rerender(wallOf(rooms, 'excluded'))
  expect(screen.getByText('No shelf is excluded now.')).toBeDefined()
})

test('one tile of the wall is reached by Tab, the others by arrows', () => {
  const rooms = [roomOf('hall', [tileOf('a'), tileOf('b')]), roomOf('cellar', [tileOf('c')])]
  const { container } = render(wallOf(rooms))
  const stops = [...container.querySelectorAll<HTMLElement>('[data-tile]')].map(
    ({ tabIndex }) => tabIndex,
  )
  expect(stops).toEqual([0, -1, -1])
})
