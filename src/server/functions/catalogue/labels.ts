import { api } from '#contract/api.ts'
import type { LabelFacts, LabelList } from '#contract/labels.ts'
import { decideLabelTemplates } from '#domain/codes/label-template.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import { Fault } from '#domain/fault.ts'
import { codeToPrint } from '#domain/labels/code-to-print.ts'
import { MOST_LABELS } from '#domain/labels/label-sheet.ts'
import { requireManagerSomewhere } from '#domain/permission.ts'
import { fromMilli } from '#domain/quantity.ts'
import { findItems } from '#server/queries/catalogue/find-items.ts'
import { selectBarcodes } from '#server/queries/catalogue/items.ts'
import { selectLabelTemplates, updateLabelTemplates } from '#server/queries/counting/devices.ts'
import { selectRooms, selectShelves } from '#server/queries/stores/rooms.ts'
import { implementMutation, implementQuery, inOrganization, inStore } from '../implement.ts'

const ofShelves = implementQuery(api.labels.ofShelves, {
  authorize: inStore,
  sharedBy: 'role',
  run: async ({ db, args }): Promise<LabelList> => {
    const [rooms, shelves] = await Promise.all([selectRooms(db), selectShelves(db)])
    const wanted = rooms.filter(({ id }) => args.roomId === undefined || id === args.roomId)
    if (args.roomId !== undefined && wanted.length === 0) throw new Fault('not_found')
    const byRoom = Map.groupBy(shelves, ({ room_id }) => room_id)
    const labels = wanted.flatMap((room) => labelsOf(room, byRoom.get(room.id) ?? []))
    return {
      labels: labels.slice(0, MOST_LABELS),
      withoutCode: 0,
      more: labels.length > MOST_LABELS,
    }
  },
})

interface LabelledRoom {
  readonly id: string
  readonly name: string
}

interface LabelledShelf {
  readonly id: string
  readonly code: string
  readonly name: string | null
}

/** A room without shelves is counted as one place, so it gets a label of its own. */
function labelsOf(room: LabelledRoom, shelves: readonly LabelledShelf[]): readonly LabelFacts[] {
  const { id, name } = room
  if (shelves.length === 0) {
    return [{ id, title: name, subtitle: 'Counted as one', isWholeRoom: true, code: id }]
  }
  // The label holds the id, because shelf codes repeat between stores.
  return shelves.map((shelf) => ({
    id: shelf.id,
    title: shelf.code,
    subtitle: [name, shelf.name].filter(Boolean).join(' · '),
    code: shelf.id,
  }))
}

const ofItems = implementQuery(api.labels.ofItems, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope, args: { text = '' } }): Promise<LabelList> => {
    requireManagerSomewhere(scope.membership)
    const found = await findItems(db, text, MOST_LABELS + 1)
    const items = found.slice(0, MOST_LABELS)
    const barcodes = await selectBarcodes(
      db,
      items.map(({ id }) => id),
    )
    const byItem = Map.groupBy(barcodes, ({ item_id }) => item_id)
    const labels = items.flatMap(({ id, name, sku, category }) => {
      const codes = (byItem.get(id) ?? []).map(({ raw, quantity }) => ({
        code: shownCode(raw),
        quantity: fromMilli(quantity),
      }))
      const code = codeToPrint({ sku, codes })
      const subtitle = [sku, category].filter(Boolean).join(' · ')
      return code === undefined ? [] : [{ id, title: name, subtitle, code }]
    })
    return { labels, withoutCode: items.length - labels.length, more: found.length > MOST_LABELS }
  },
})

const templates = implementQuery(api.labels.templates, {
  authorize: inStore,
  sharedBy: 'role',
  run: async ({ db, scope: { storeId } }) => {
    const [store] = await selectLabelTemplates(db, [storeId])
    return { templates: store?.label_templates ?? [] }
  },
})

const saveTemplates = implementMutation(api.labels.saveTemplates, {
  authorize: inStore,
  run: async ({ db, args }) => {
    await updateLabelTemplates(db, decideLabelTemplates(args.templates))
    return null
  },
})

export const labels = [ofShelves, ofItems, templates, saveTemplates]
