import { LinkButton } from '../kit/links.tsx'
import { Empty } from '../kit/page.tsx'

export function NoPlaces({ storeId }: { readonly storeId: string }) {
  const draw = (
    <LinkButton to="/stores/$storeId/admin/rooms" params={{ storeId }}>
      Add rooms
    </LinkButton>
  )
  return (
    <Empty title="No shelves to hand out" action={draw}>
      The store has no rooms yet. Draw its map first: rooms and shelves are what people count.
    </Empty>
  )
}
