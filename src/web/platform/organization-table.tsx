import { Button } from '@mantine/core'
import { api } from '../client/api.ts'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { NotLoaded } from '../kit/not-loaded.tsx'
import { Empty } from '../kit/page.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { OrganizationRow } from './organization-row.tsx'
import styles from './platform-page.module.css'

const ROWS_AT_ONCE = 100

interface OrganizationTableProps {
  /** What was typed to find some of them; may be empty. */
  readonly wanted: string
}

/** The newest organizations first, page by page. */
export function OrganizationTable({ wanted }: OrganizationTableProps) {
  const t = useMessages('platform')
  const { rows, status, total, error, retry, loadMore } = usePaginatedQuery(
    api.platform.listOrganizations,
    wanted === '' ? {} : { search: wanted },
    { initialNumItems: ROWS_AT_ONCE },
  )
  const what = { sentence: t('notLoaded') }
  if (total === undefined) return <RowsToCome what={what} error={error} onRetry={retry} />
  if (rows.length === 0) return <NothingFound wanted={wanted} />
  const rest = total - rows.length
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <Head />
          </tr>
        </thead>
        <tbody>
          {rows.map((organization) => (
            <OrganizationRow key={organization.id} organization={organization} />
          ))}
        </tbody>
      </table>
      {error && <NotLoaded what={what} error={error} onRetry={retry} />}
      {status !== 'Exhausted' && !error && (
        <div className={styles.more}>
          <Button
            variant="default"
            loading={status === 'LoadingMore'}
            onClick={() => loadMore(ROWS_AT_ONCE)}
          >
            {t('more', { count: Math.min(rest, ROWS_AT_ONCE), rest })}
          </Button>
        </div>
      )}
    </>
  )
}

function NothingFound({ wanted }: OrganizationTableProps) {
  const t = useMessages('platform')
  if (wanted === '') return <Empty title={t('none')}>{t('noneText')}</Empty>
  return <Empty title={t('notFound')}>{t('notFoundText', { wanted })}</Empty>
}

function Head() {
  const t = useMessages('platform')
  return (
    <>
      <th scope="col">{t('organization')}</th>
      <th scope="col" className={styles.number}>
        {t('stores')}
      </th>
      <th scope="col" className={styles.number}>
        {t('members')}
      </th>
      <th scope="col">{t('plan')}</th>
      <th scope="col" className={styles.number}>
        {t('files')}
      </th>
      <th scope="col">{t('lastActivity')}</th>
      <th scope="col">{t('state')}</th>
      <th scope="col" className={styles.action}>
        {t('change')}
      </th>
    </>
  )
}
