import { LinkRows } from '../kit/link-rows.tsx'
import { Section } from '../kit/section.tsx'
import { useMessages } from '../kit/use-messages.ts'

interface OrganizationDataProps {
  /** A store of the organization that the viewer manages, if there is one. */
  readonly storeId: string | undefined
}

/** Links to the history of counts and changes, and to the exports. */
export function OrganizationData({ storeId }: OrganizationDataProps) {
  const t = useMessages('organization')
  const ofStore =
    storeId === undefined
      ? []
      : [
          {
            ...{ key: 'reports', name: t('data.reports'), note: t('data.reportsText') },
            link: { to: '/stores/$storeId/reports', params: { storeId } } as const,
          },
          {
            ...{ key: 'journal', name: t('data.journal'), note: t('data.journalText') },
            link: { to: '/stores/$storeId/admin/journal', params: { storeId } } as const,
          },
        ]
  const own = {
    ...{ key: 'own', name: t('data.own'), note: t('data.ownText') },
    link: { to: '/profile' } as const,
  }
  return (
    <>
      <Section title={t('data')} text={t('data.text')} />
      <LinkRows rows={[...ofStore, own]} />
    </>
  )
}
