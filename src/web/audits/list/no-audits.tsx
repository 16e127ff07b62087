import { api } from '#contract/api.ts'
import { countOf } from '#domain/count-words.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { LinkButton } from '#web/kit/links.tsx'
import { Empty } from '#web/kit/page.tsx'

/** Before the first count: what one is, and what it needs. */
export function NoAudits({ storeId }: { readonly storeId: string }) {
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId })
  const shelves = rooms.reduce((sum, room) => sum + Math.max(1, room.shelves.length), 0)
  if (shelves === 0) {
    const addRooms = (
      <LinkButton to="/stores/$storeId/admin/rooms" params={{ storeId }} variant="default">
        Add rooms and shelves
      </LinkButton>
    )
    return (
      <Empty title="No audits yet" action={addRooms}>
        An audit counts a store shelf by shelf. This store has no rooms yet: draw its map first.
      </Empty>
    )
  }
  const plan = (
    <LinkButton
      to="/stores/$storeId/audit/new"
      params={{ storeId }}
      search={{ storeId }}
      variant="default"
    >
      Plan the first audit
    </LinkButton>
  )
  return (
    <Empty title="No audits yet" action={plan}>
      An audit counts the store shelf by shelf: you plan it, people count, you review what differs,
      and the result is sealed. {countOf(shelves, 'shelf is', 'shelves are')} ready to be counted.
    </Empty>
  )
}
