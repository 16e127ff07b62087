import type { ShelfPage } from '#contract/shelves.ts'
import { LinkButton } from '../kit/links.tsx'
import { Page } from '../kit/page.tsx'
import { Facts, Section } from '../kit/section.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { RestoreShelf } from './restore-shelf.tsx'

interface ArchivedShelfProps {
  readonly storeId: string
  readonly storeName: string
  readonly shelf: ShelfPage
  readonly archivedAt: number
}

/** The page of an archived shelf, whoever archived it. */
export function ArchivedShelf({ storeId, storeName, shelf, archivedAt }: ArchivedShelfProps) {
  const t = useMessages('rooms')
  const { day } = useFormats()
  const toRooms = (
    <LinkButton to="/stores/$storeId/admin/rooms" params={{ storeId }} variant="default">
      {t('title')}
    </LinkButton>
  )
  return (
    <Page
      title={t('shelf.title', { code: shelf.code })}
      crumb={storeName}
      facts={t('archived.title')}
      actions={toRooms}
    >
      <Section title={t('shelf.isArchived')} text={t('shelf.isArchivedText')}>
        <Facts
          facts={[
            { id: 'since', name: t('archived.title'), value: day(archivedAt) },
            { id: 'room', name: t('head.room'), value: shelf.roomName },
          ]}
        />
      </Section>
      <Section title={t('restore')} text={t('shelf.restoreText')}>
        <RestoreShelf storeId={storeId} shelf={shelf} />
      </Section>
    </Page>
  )
}
