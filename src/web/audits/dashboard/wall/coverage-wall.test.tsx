// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DashboardRoom } from '#contract/audits.ts'
import type { ShelfLabelProps } from '#web/shared/shelf-label.tsx'
import { roomOf, tileOf } from '../testing/dashboard.ts'
import { CoverageWall } from './coverage-wall.tsx'
import type { WallFilter } from './wall.ts'

const drawn = vi.hoisted(() => vi.fn<(code: string, state: string) => void>())

vi.mock('#web/shared/shelf-label.tsx', () => ({
  SHELF_TILE_CLASS: '',
  SHELF_COMPACT_CLASS: '',
  ShelfLabel: draw,
  ShelfCompactLabel: draw,
}))

// A tile's card is loaded from the server.
vi.mock('./tile-popover.tsx', () => ({ TilePopover: () => null }))

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

/** Like an answer of the server: what did not change keeps its identity. */
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

function finished(room: DashboardRoom | undefined): DashboardRoom {
  const tiles = room?.tiles.map((tile) => ({ ...tile, status: 'submitted' as const })) ?? []
  return roomOf(room?.id ?? '', tiles)
}

test('of all shelves only the one that changed is drawn again', () => {
  const rooms = bigStore()
  const { rerender } = render(wallOf(rooms))
  drawn.mockClear()
  rerender(wallOf(withSubmitted(rooms, '1-7')))
  expect(drawn.mock.calls).toEqual([['1-7', 'submitted']])
})

test('of a large store the first tiles are drawn, and every other has its place and its code', () => {
  render(wallOf(bigStore()))
  expect(drawn.mock.calls.length).toBeLessThan(200)
  expect(screen.getAllByRole('listitem')).toHaveLength(300)
  expect(screen.queryByRole('button', { name: '5-49, Open' })).toBeNull()
  expect(screen.getByText('5-49')).toBeDefined()
})

test('the End key leads to a shelf that was not drawn yet', () => {
  render(wallOf(bigStore()))
  const first = screen.getByRole('button', { name: '0-0, Open' })
  act(() => first.focus())
  fireEvent.keyDown(first, { key: 'End' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '5-49, Open' }))
})

test('on paper the whole store is drawn, finished rooms too', () => {
  const rooms = bigStore().map((room, index) => (index === 0 ? finished(room) : room))
  render(wallOf(rooms))
  act(() => window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByRole('button', { name: /, (Open|Submitted)$/ })).toHaveLength(300)
  act(() => window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText('0-1')).toBeNull()
})

test('above 120 shelves tiles are compact and finished rooms are folded', () => {
  const [first, ...others] = bigStore()
  render(wallOf([finished(first), ...others.slice(0, 2)]))
  expect(screen.queryByText('0-1')).toBeNull()
  expect(screen.getByText('1-1')).toBeDefined()
  act(() => screen.getByRole('button', { name: 'Show shelves' }).click())
  expect(screen.getByText('0-1')).toBeDefined()
})

test('a room that is finished while it is looked at stays as it is, and can be folded', () => {
  const rooms = bigStore()
  const { rerender } = render(wallOf(rooms))
  rerender(wallOf([finished(rooms[0]), ...rooms.slice(1)]))
  expect(screen.getByText('0-1')).toBeDefined()
  act(() => screen.getByRole('button', { name: 'Hide shelves' }).click())
  expect(screen.queryByText('0-1')).toBeNull()
})

test('a filter leaves what it names, and says so when that is nothing', () => {
  const rooms = [roomOf('hall', [tileOf('a'), tileOf('b', { status: 'submitted' })])]
  const { rerender } = render(wallOf(rooms, 'submitted'))
  expect(screen.queryByText('a')).toBeNull()
  expect(screen.getByText('b')).toBeDefined()
  rerender(wallOf(rooms, 'excluded'))
  expect(screen.getByText('No shelves with the status “Excluded”.')).toBeDefined()
})

test('one tile of the wall is reached by Tab, the others by arrows', () => {
  const rooms = [roomOf('hall', [tileOf('a'), tileOf('b')]), roomOf('cellar', [tileOf('c')])]
  const { rerender } = render(wallOf(rooms))
  expect(tabStops()).toEqual(['a'])
  act(() => screen.getByRole('button', { name: 'b' }).focus())
  expect(tabStops()).toEqual(['b'])
  // If the filter shows neither, the first visible tile.
  const [hall, cellar] = rooms
  rerender(wallOf([finished(hall), cellar ?? finished(hall)], 'left'))
  expect(tabStops()).toEqual(['c'])
})

function tabStops(): readonly (string | null)[] {
  return screen
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent)
}
