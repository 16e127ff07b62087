// Keyed patches: the difference of two results, so that one changed row does not resend a large list. Lists whose rows
// have a distinct `id` are matched by it, never by position.

import type { Json } from './json.ts'

type JsonObject = { readonly [key: string]: Json }

/** `v` replaces; `o` changes members of an object (a null patch removes one); `l` changes a list of rows. */
export type Patch =
  | { readonly v: Json }
  | { readonly o: { readonly [key: string]: Patch | null } }
  | {
      readonly l: {
        /** Ids in their new order; left out when the kept rows stay in order. */
        readonly order?: readonly string[]
        readonly removed?: readonly string[]
        /** New rows, each with the id it follows in the new list (null: at the head). */
        readonly added?: readonly { readonly after: string | null; readonly row: JsonObject }[]
        readonly changed?: { readonly [id: string]: Patch }
      }
    }

/** Undefined when both are equal. */
export function diff(before: Json, after: Json): Patch | undefined {
  if (Object.is(before, after)) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after)
  if (isObject(before) && isObject(after)) return diffObjects(before, after)
  return { v: after }
}

export function applyPatch(value: Json, patch: Patch): Json {
  if ('v' in patch) return patch.v
  if ('o' in patch) return applyToObject(value, patch.o)
  return applyToList(value, patch.l)
}

function diffObjects(before: JsonObject, after: JsonObject): Patch | undefined {
  const changes: Record<string, Patch | null> = {}
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) define(changes, key, null)
  for (const [key, value] of Object.entries(after)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined
    const change = old === undefined ? { v: value } : diff(old, value)
    if (change) define(changes, key, change)
  }
  return Object.keys(changes).length === 0 ? undefined : { o: changes }
}

function diffLists(before: readonly Json[], after: readonly Json[]): Patch | undefined {
  const oldRows = rowsById(before)
  const newRows = rowsById(after)
  if (!oldRows || !newRows) return sameJson(before, after) ? undefined : { v: after }
  const removed = [...oldRows.keys()].filter((id) => !newRows.has(id))
  const added: { after: string | null; row: JsonObject }[] = []
  const changed: Record<string, Patch> = {}
  let previous: string | null = null
  for (const [id, row] of newRows) {
    const old = oldRows.get(id)
    const change = old && diff(old, row)
    if (!old) added.push({ after: previous, row })
    else if (change) define(changed, id, change)
    previous = id
  }
  const keptBefore = [...oldRows.keys()].filter((id) => newRows.has(id))
  const keptAfter = [...newRows.keys()].filter((id) => oldRows.has(id))
  const reordered = keptBefore.some((id, index) => id !== keptAfter[index])
  if (!removed.length && !added.length && !Object.keys(changed).length && !reordered)
    return undefined
  return {
    l: {
      ...(removed.length > 0 && { removed }),
      ...(added.length > 0 && { added }),
      ...(Object.keys(changed).length > 0 && { changed }),
      ...(reordered && { order: [...newRows.keys()] }),
    },
  }
}

function applyToObject(value: Json, changes: { readonly [key: string]: Patch | null }): Json {
  if (!isObject(value)) throw new Error('A patch of an object met another value')
  const result: Record<string, Json> = {}
  for (const [key, old] of Object.entries(value)) {
    if (!Object.hasOwn(changes, key)) define(result, key, old)
  }
  for (const [key, change] of Object.entries(changes)) {
    if (change === null) continue
    const old = Object.hasOwn(value, key) ? value[key] : undefined
    define(result, key, applyPatch(old ?? null, change))
  }
  return result
}

function applyToList(value: Json, change: Extract<Patch, { l: unknown }>['l']): Json {
  const rows = Array.isArray(value) ? rowsById(value) : undefined
  if (!rows) throw new Error('A patch of a list met another value')
  const gone = new Set(change.removed)
  const followers = new Map(change.added?.map(({ after, row }) => [after, row]))
  const result: JsonObject[] = []
  /** Appends the row, then the new rows that follow it, one by one. */
  const append = (first: JsonObject | undefined) => {
    for (let row = first; row; row = followers.get(row.id as string)) result.push(row)
  }
  append(followers.get(null))
  for (const [id, row] of rows) {
    if (gone.has(id)) continue
    const patch =
      change.changed && Object.hasOwn(change.changed, id) ? change.changed[id] : undefined
    append(patch ? (applyPatch(row, patch) as JsonObject) : row)
  }
  if (!change.order) return result
  const byId = new Map(result.map((row) => [row.id as string, row]))
  return change.order.map((id) => byId.get(id) as JsonObject)
}

/** The rows by id; undefined when a row has no id or two share one. */
function rowsById(list: readonly Json[]): Map<string, JsonObject> | undefined {
  const rows = new Map<string, JsonObject>()
  for (const row of list) {
    if (!isObject(row) || typeof row.id !== 'string' || rows.has(row.id)) return undefined
    rows.set(row.id, row)
  }
  return rows
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sameJson(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Plain assignment would treat a member named `__proto__` as the prototype. */
function define<T>(target: Record<string, T>, key: string, value: T): void {
  Object.defineProperty(target, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  })
}
