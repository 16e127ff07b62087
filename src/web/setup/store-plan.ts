// From the rows of the form to the rooms and shelves that will be created.

import * as z from 'zod'
import { decideName } from '#domain/naming.ts'
import { decideShelfCode } from '#domain/shelf-code.ts'
import { RANGE_MAX_SHELVES, shelfCodesOf } from '#domain/shelf-range.ts'
import { refusalOf } from '../kit/refusal.ts'
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

export interface PlannedRoom {
  readonly row: RoomRow
  readonly prefix: string
  readonly codes: readonly string[]
  readonly problem:
    | { readonly field: 'name' | 'prefix' | 'count'; readonly text: string }
    | undefined
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

/** Why the store cannot be created yet, in one sentence. */
export function problemOf({ rooms, shelves }: StorePlan): string | undefined {
  if (shelves > MAX_SHELVES) {
    return `At most ${MAX_SHELVES.toLocaleString('en-US')} shelves at once. Add the others later.`
  }
  if (rooms.length > MAX_ROOMS) return `At most ${MAX_ROOMS} rooms at once. Add the others later.`
  return rooms.find(({ problem }) => problem)?.problem?.text
}

function planRoom(
  row: RoomRow,
  prefix: string,
  roomOfCode: ReadonlyMap<string, string>,
): PlannedRoom {
  const refuse = (field: 'name' | 'prefix' | 'count', text: string): PlannedRoom => ({
    row,
    prefix,
    codes: [],
    problem: { field, text },
  })
  if (isBlank(row)) return { row, prefix, codes: [], problem: undefined }
  if (row.name.trim() === '') return refuse('name', 'Name this room.')
  const unfit = refusalOfName(row.name)
  if (unfit !== undefined) return refuse('name', unfit)
  const count = Number(row.count)
  if (!Number.isInteger(count) || count < 0 || count > RANGE_MAX_SHELVES) {
    return refuse('count', `From 0 to ${RANGE_MAX_SHELVES.toLocaleString('en-US')} shelves.`)
  }
  if (count === 0) return { row, prefix, codes: [], problem: undefined }
  const codes = codesOf(prefix, count)
  if (typeof codes === 'string') return refuse('prefix', codes)
  const clash = codes.find((code) => roomOfCode.has(code))
  if (clash) return refuse('prefix', `${clash} is in ${roomOfCode.get(clash)} already.`)
  return { row, prefix, codes, problem: undefined }
}

function refusalOfName(name: string): string | undefined {
  try {
    decideName(name, 'name')
    return undefined
  } catch (thrown) {
    return refusalOf(thrown).text
  }
}

/** The codes, or why they are not possible. */
function codesOf(prefix: string, count: number): readonly string[] | string {
  try {
    return shelfCodesOf({ prefix, fromBay: 1, toBay: count }).map((code) => decideShelfCode(code))
  } catch (thrown) {
    return refusalOf(thrown).text
  }
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
