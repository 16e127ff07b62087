import type { ShelfPage } from '#contract/shelves.ts'
import { formatDay } from '../kit/format-day.ts'
import { LinkButton } from '../kit/links.tsx'
import { Page } from '../kit/page.tsx'
import { Facts, Section } from '../kit/section.tsx'
import { RestoreShelf } from './restore-shelf.tsx'

interface ArchivedShelfProps {
  readonly storeId: string
  readonly storeName: string
  readonly shelf: ShelfPage
  readonly archivedAt: number
}

/** The page of a shelf that has left the map, whoever took it off. */
export function ArchivedShelf({ storeId, storeName, shelf, archivedAt }: ArchivedShelfProps) {
  const toRooms = (
    <LinkButton to="/stores/$storeId/admin/rooms" params={{ storeId }} variant="default">
      Rooms and shelves
    </LinkButton>
  )
  return (
    <Page title={`Shelf ${shelf.code}`} crumb={storeName} facts="Archived" actions={toRooms}>
      <Section
        title="This shelf is archived"
        text="Nobody is sent here any more. What was counted here stays in every audit and report."
      >
        <Facts
          facts={[
            { id: 'since', name: 'Archived', value: formatDay(archivedAt) },
            { id: 'room', name: 'Room', value: shelf.roomName },
          ]}
        />
      </Section>
      <Section title="Restore" text="The shelf stands on the map again, about where it was.">
        <RestoreShelf storeId={storeId} shelf={shelf} />
      </Section>
    </Page>
  )
}
