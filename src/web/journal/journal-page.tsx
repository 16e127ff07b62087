import { Button, Menu, Select, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { StoreSummary } from '#contract/stores.ts'
import { JOURNAL_SUBJECTS } from '#domain/journal-subjects.ts'
import { GONE_PERSON } from '#domain/naming.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { NotLoaded } from '../kit/not-loaded.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { TableFiles } from '../kit/table-files.tsx'
import styles from './journal.module.css'
import { JournalRow } from './journal-row.tsx'
import {
  EVERYWHERE,
  type JournalSearch,
  journalFileAddress,
  journalFilterOf,
} from './journal-search.ts'

interface JournalPageProps {
  readonly store: StoreSummary
  readonly search: JournalSearch
  readonly onSearch: (search: JournalSearch) => void
}

/**
 * Who did what, and when: in the store, or everywhere the viewer may look. Counts are their own
 * record and are not repeated here.
 */
export function JournalPage({ store, search, onSearch }: JournalPageProps) {
  const filter = journalFilterOf(search, store.id)
  const files = (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <TableFiles
          addressOf={(ending) => journalFileAddress(ending, store.organizationId, filter)}
        />
      </Menu.Dropdown>
    </Menu>
  )
  return (
    <Page title="Journal" crumb={store.name} actions={files}>
      <Filters store={store} search={search} onSearch={onSearch} />
      <Entries store={store} search={search} onSearch={onSearch} />
    </Page>
  )
}

function Filters({ store, search, onSearch }: JournalPageProps) {
  const people = useSuspenseLiveQuery(api.members.list, { orgId: store.organizationId })
  return (
    <div className={styles.filters}>
      <Select
        aria-label="Where"
        size="xs"
        allowDeselect={false}
        data={[
          { value: HERE, label: store.name },
          { value: EVERYWHERE, label: 'Everywhere' },
        ]}
        value={search.where ?? HERE}
        onChange={(where) =>
          onSearch({ ...search, where: where === EVERYWHERE ? EVERYWHERE : undefined })
        }
      />
      <Select
        aria-label="What about"
        placeholder="Everything"
        size="xs"
        clearable
        data={[...JOURNAL_SUBJECTS]}
        value={search.about ?? null}
        onChange={(about) => onSearch({ ...search, about: about ?? undefined })}
      />
      <Select
        aria-label="Who"
        placeholder="Everybody"
        size="xs"
        clearable
        searchable
        data={choicesOf(people, search.who)}
        value={search.who ?? null}
        onChange={(who) => onSearch({ ...search, who: who ?? undefined })}
      />
      <Day label="From" value={search.from} onChange={(from) => onSearch({ ...search, from })} />
      <Day
        label="Until"
        value={search.until}
        onChange={(until) => onSearch({ ...search, until })}
      />
    </div>
  )
}

interface DayProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
}

/** An empty day says nothing of what it is for. */
function Day({ label, value, onChange }: DayProps) {
  return (
    <span className={styles.day}>
      <span aria-hidden>{label}</span>
      <TextInput
        type="date"
        aria-label={label}
        size="xs"
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    </span>
  )
}

interface Choice {
  readonly id: string
  readonly name: string
}

/** An address may ask for somebody who is here no longer. */
function choicesOf(people: readonly Choice[], who: string | undefined) {
  const isGone = who !== undefined && !people.some(({ id }) => id === who)
  const gone = isGone ? [{ value: who, label: GONE_PERSON }] : []
  return [...people.map(({ id, name }) => ({ value: id, label: name })), ...gone]
}

const HERE = 'here'
const PAGE = 50

function Entries({ store, search, onSearch }: JournalPageProps) {
  const { rows, status, total, error, retry, loadMore } = usePaginatedQuery(
    api.journal.list,
    { orgId: store.organizationId, filter: journalFilterOf(search, store.id) },
    { initialNumItems: PAGE },
  )
  if (total === undefined) {
    return <RowsToCome what="The entries" error={error} onRetry={retry} />
  }
  if (rows.length === 0) return <NoEntries search={search} onSearch={onSearch} />
  return (
    <>
      <ol className={styles.list}>
        {rows.map((entry) => (
          <JournalRow
            key={entry.id}
            entry={entry}
            {...(search.where === undefined && { storeId: store.id })}
          />
        ))}
      </ol>
      {error && <NotLoaded what="More entries" error={error} onRetry={retry} />}
      <div className={styles.more}>
        {status !== 'Exhausted' && !error && (
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
          {rows.length.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
        </span>
      </div>
    </>
  )
}

function NoEntries({ search, onSearch }: Pick<JournalPageProps, 'search' | 'onSearch'>) {
  const { where, ...cut } = search
  const isFiltered = Object.values(cut).some((value) => value !== undefined)
  if (!isFiltered) {
    return <Empty title="Nothing done yet">Who did what in this store is listed here.</Empty>
  }
  return (
    <Empty
      title="Nothing matches"
      action={
        <>
          {where === undefined && (
            <Button variant="default" onClick={() => onSearch({ ...search, where: EVERYWHERE })}>
              Look everywhere
            </Button>
          )}
          <Button variant="default" onClick={() => onSearch({ where })}>
            Clear filters
          </Button>
        </>
      }
    >
      {where === undefined
        ? 'Nobody did such a thing in this store in this time. What belongs to the whole organization, like items and invitations, is found everywhere.'
        : 'Nobody did such a thing in this time.'}
    </Empty>
  )
}
