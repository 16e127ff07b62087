// From the rows of the form to the rooms and shelves that will be created.

import * as z from 'zod'
import { parseFault } from '#domain/fault.ts'
import { decideName, NAME_MAX_LENGTH } from '#domain/naming.ts'
import { decideShelfCode } from '#domain/shelf-code.ts'
import { RANGE_MAX_SHELVES, shelfCodesOf } from '#domain/shelf-range.ts'
import type { Messages } from '../kit/use-messages.ts'
import { suggestPrefix } from '../shared/suggest-prefix.ts'

const roomRow = z.object({
  id: z.number(),
  name: z.string(),
  /** Absent until typed: it follows the name of the room. */
  prefix: z.string().optional(),
  /** Text while it is being typed. */
  count: z.union([z.number(), z.string()]),
})

export const storeDraft = z.object({
  door: z.enum(['draw', 'one']).optional(),
  name: z.string(),
  /** Absent until chosen: it follows the existing stores, or the browser. */
  currency: z.string().optional(),
  /** The name of the only room, for the choice "one room"; absent until typed. */
  roomName: z.string().optional(),
  rows: z.array(roomRow),
})

export type RoomRow = z.infer<typeof roomRow>
export type StoreDraft = z.infer<typeof storeDraft>

export const EMPTY_STORE: StoreDraft = {
  name: '',
  rows: [{ id: 1, name: '', count: '' }],
}

/** The most that the server accepts at once. */
export const MAX_ROOMS = 200
const MAX_SHELVES = 5_000

type RowProblem =
  | { readonly field: 'name'; readonly why: 'nameless' | 'nameTooLong' }
  | { readonly field: 'count'; readonly why: 'count' }
  | { readonly field: 'prefix'; readonly why: 'codeUnfit' }
  | {
      readonly field: 'prefix'
      readonly why: 'taken'
      readonly code: string
      readonly room: string
    }
type PlanProblem = RowProblem | { readonly why: 'tooManyShelves' | 'tooManyRooms' }

export interface PlannedRoom {
  readonly row: RoomRow
  readonly prefix: string
  readonly codes: readonly string[]
  readonly problem: RowProblem | undefined
}

export interface StorePlan {
  /** One for each row, including empty ones. */
  readonly rooms: readonly PlannedRoom[]
  readonly shelves: number
}

export function planStore(rows: readonly RoomRow[]): StorePlan {
  const rooms: PlannedRoom[] = []
  const roomOfCode = new Map<string, string>()
  for (const row of rows) {
    const prefix = row.prefix ?? suggestPrefix(row.name, otherPrefixes(rows, rooms, row))
    const room = planRoom(row, prefix, roomOfCode)
    for (const code of room.codes) roomOfCode.set(code, row.name)
    rooms.push(room)
  }
  return { rooms, shelves: roomOfCode.size }
}

/** Rows without any input are not rooms. */
export function isBlank({ name, count }: RoomRow): boolean {
  return name.trim() === '' && !count
}

export function roomsToCreate({ rooms }: StorePlan) {
  return rooms
    .filter(({ row }) => !isBlank(row))
    .map(({ row, codes }) => ({ name: row.name, shelves: codes.map((code) => ({ code })) }))
}

/**
 * A list pasted into the name of a room: one room per line, with its number of shelves in a second column.
 * Undefined: it is an ordinary name.
 */
export function pasteRooms(
  rows: readonly RoomRow[],
  into: RoomRow,
  text: string,
): readonly RoomRow[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (lines.length < 2 && !text.trim().includes('\t')) return undefined
  const lastId = Math.max(0, ...rows.map(({ id }) => id))
  const pasted = lines.map((line, index) => {
    const [name = '', count = ''] = line.split('\t')
    return { id: lastId + 1 + index, name: name.trim(), count: count.trim() }
  })
  const kept = isBlank(into) ? [] : [into]
  return rows.flatMap((row) => (row === into ? [...kept, ...pasted] : [row]))
}

/** Why the store cannot be created yet. */
export function problemOf({ rooms, shelves }: StorePlan): PlanProblem | undefined {
  if (shelves > MAX_SHELVES) return { why: 'tooManyShelves' }
  if (rooms.length > MAX_ROOMS) return { why: 'tooManyRooms' }
  return rooms.find(({ problem }) => problem)?.problem
}

export function sayProblem(t: Messages<'setup'>, problem: PlanProblem): string {
  switch (problem.why) {
    case 'taken':
      return t('rooms.taken', { code: problem.code, room: problem.room })
    case 'tooManyShelves':
      return t('rooms.tooManyShelves', { count: MAX_SHELVES })
    case 'tooManyRooms':
      return t('rooms.tooManyRooms', { count: MAX_ROOMS })
    case 'nameTooLong':
      return t('rooms.nameTooLong', { count: NAME_MAX_LENGTH })
    case 'count':
      return t('rooms.count', { count: RANGE_MAX_SHELVES })
    case 'nameless':
      return t('rooms.nameless')
    case 'codeUnfit':
      return t('rooms.codeUnfit')
  }
}

function planRoom(
  row: RoomRow,
  prefix: string,
  roomOfCode: ReadonlyMap<string, string>,
): PlannedRoom {
  const refuse = (problem: RowProblem): PlannedRoom => ({ row, prefix, codes: [], problem })
  if (isBlank(row)) return { row, prefix, codes: [], problem: undefined }
  if (row.name.trim() === '') return refuse({ field: 'name', why: 'nameless' })
  if (!isAllowed(() => decideName(row.name, 'name'))) {
    return refuse({ field: 'name', why: 'nameTooLong' })
  }
  const count = Number(row.count)
  if (!Number.isInteger(count) || count < 0 || count > RANGE_MAX_SHELVES) {
    return refuse({ field: 'count', why: 'count' })
  }
  if (count === 0) return { row, prefix, codes: [], problem: undefined }
  const codes = codesOf(prefix, count)
  if (!codes) return refuse({ field: 'prefix', why: 'codeUnfit' })
  const clash = codes.find((code) => roomOfCode.has(code))
  if (clash) {
    const room = roomOfCode.get(clash) ?? ''
    return refuse({ field: 'prefix', why: 'taken', code: clash, room })
  }
  return { row, prefix, codes, problem: undefined }
}

function isAllowed(decide: () => unknown): boolean {
  try {
    decide()
    return true
  } catch (thrown) {
    if (parseFault(thrown)) return false
    throw thrown
  }
}

/** Undefined where they are not possible. */
function codesOf(prefix: string, count: number): readonly string[] | undefined {
  const codes = () =>
    shelfCodesOf({ prefix, fromBay: 1, toBay: count }).map((code) => decideShelfCode(code))
  return isAllowed(codes) ? codes() : undefined
}

/** Earlier rows have their prefixes; later ones count only if theirs were typed. */
function otherPrefixes(
  rows: readonly RoomRow[],
  before: readonly PlannedRoom[],
  row: RoomRow,
): readonly string[] {
  const typed = rows.filter((one) => one !== row).flatMap(({ prefix }) => prefix ?? [])
  return [...before.map(({ prefix }) => prefix), ...typed]
}
