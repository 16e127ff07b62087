// Which rows of a list are selected. A range goes from the row selected last to the current one.

export interface Selection {
  readonly ids: ReadonlySet<string>
  /** Where a range begins. */
  readonly anchor: string | undefined
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: undefined }

export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** Adds everything between the anchor and this one, in the order on the screen. */
export function extendTo(selection: Selection, id: string, order: readonly string[]): Selection {
  const from = order.indexOf(selection.anchor ?? id)
  const to = order.indexOf(id)
  if (from === -1 || to === -1) return toggle(selection, id)
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...selection.ids, ...range]), anchor: selection.anchor ?? id }
}

/** Adds all of them, or removes them if all are selected already. */
export function toggleAll({ ids, anchor }: Selection, group: readonly string[]): Selection {
  const isFull = group.every((id) => ids.has(id))
  const rest = [...ids].filter((id) => !group.includes(id))
  return { ids: new Set(isFull ? rest : [...ids, ...group]), anchor }
}

/** Rows that are gone from the list are no longer selected. */
export function within({ ids, anchor }: Selection, order: readonly string[]): Selection {
  const there = new Set(order)
  return {
    ids: new Set([...ids].filter((id) => there.has(id))),
    anchor: anchor !== undefined && there.has(anchor) ? anchor : undefined,
  }
}
