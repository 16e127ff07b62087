import { Button, Select, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { api } from '#contract/api.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { Empty, Page } from '../kit/page.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { SUBJECTS } from './action-words.ts'
import styles from './journal.module.css'
import { JournalRow } from './journal-row.tsx'
import { type JournalSearch, journalFileAddress, journalFilterOf } from './journal-search.ts'

interface JournalPageProps {
  readonly store: StoreSummary
  readonly search: JournalSearch
  readonly onSearch: (search: JournalSearch) => void
}

/** Who did what in the store, and when. Counts are their own record and are not repeated here. */
export function JournalPage({ store, search, onSearch }: JournalPageProps) {
  const filter = journalFilterOf(search, store.id)
  const download = (
    <Button
      component="a"
      href={journalFileAddress(store.organizationId, filter)}
      download
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
    >
      Download CSV
    </Button>
  )
  return (
    <Page title="Journal" crumb={store.name} actions={download}>
      <Filters store={store} search={search} onSearch={onSearch} />
      <Entries store={store} search={search} onSearch={onSearch} />
    </Page>
  )
}

function Filters({ store, search, onSearch }: JournalPageProps) {
  const team = useSuspenseLiveQuery(api.stores.getTeamMembers, { storeId: store.id })
  return (
    <div className={styles.filters}>
      <Select
        aria-label="What about"
        placeholder="Everything"
        size="xs"
        clearable
        data={[...SUBJECTS]}
        value={search.about ?? null}
        onChange={(about) => onSearch({ ...search, about: about ?? undefined })}
      />
      <Select
        aria-label="Who"
        placeholder="Everybody"
        size="xs"
        clearable
        searchable
        data={team.map(({ id, name }) => ({ value: id, label: name }))}
        value={search.who ?? null}
        onChange={(who) => onSearch({ ...search, who: who ?? undefined })}
      />
      <TextInput
        type="date"
        aria-label="From"
        size="xs"
        value={search.from ?? ''}
        onChange={(event) => onSearch({ ...search, from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        aria-label="Until"
        size="xs"
        value={search.until ?? ''}
        onChange={(event) => onSearch({ ...search, until: event.currentTarget.value || undefined })}
      />
    </div>
  )
}

const PAGE = 50

function Entries({ store, search, onSearch }: JournalPageProps) {
  const { rows, status, total, error, loadMore } = usePaginatedQuery(
    api.journal.list,
    { orgId: store.organizationId, filter: journalFilterOf(search, store.id) },
    { initialNumItems: PAGE },
  )
  if (error && rows.length === 0) throw error
  if (status === 'LoadingFirstPage') return <WaitingRows />
  if (rows.length === 0) {
    const isFiltered = Object.values(search).some((value) => value !== undefined)
    return (
      <Empty
        title={isFiltered ? 'Nothing matches' : 'Nothing done yet'}
        action={
          isFiltered && (
            <Button variant="default" onClick={() => onSearch({})}>
              Clear filters
            </Button>
          )
        }
      >
        {isFiltered
          ? 'Nobody did such a thing in this time.'
          : 'Who did what in this store is listed here.'}
      </Empty>
    )
  }
  return (
    <>
      <ol className={styles.list}>
        {rows.map((entry) => (
          <JournalRow key={entry.id} entry={entry} storeId={store.id} />
        ))}
      </ol>
      <div className={styles.more}>
        {status !== 'Exhausted' && (
          <Button
            variant="default"
            size="xs"
            loading={status === 'LoadingMore'}
            onClick={() => loadMore(PAGE * 4)}
          >
            Show more
          </Button>
        )}
        <span className={styles.note}>
          {rows.length.toLocaleString('en-US')} of {total?.toLocaleString('en-US')}
        </span>
      </div>
    </>
  )
}
