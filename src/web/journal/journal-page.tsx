import { Button, Menu, Select, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { StoreSummary } from '#contract/stores.ts'
import { JOURNAL_SUBJECTS } from '#domain/journal-subjects.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { NotLoaded } from '../kit/not-loaded.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { TableFiles } from '../kit/table-files.tsx'
import { useFormats, useLanguage, useMessages } from '../kit/use-messages.ts'
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
 * Who did what, and when: in the store, or everywhere the viewer has access. Counts are a record of their own
 * and are not repeated here.
 */
export function JournalPage({ store, search, onSearch }: JournalPageProps) {
  const t = useMessages('journal')
  const language = useLanguage()
  const filter = { ...journalFilterOf(search, store.id), language }
  const files = (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}>
          {t('export')}
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
    <Page title={t('title')} crumb={store.name} actions={files}>
      <Filters store={store} search={search} onSearch={onSearch} />
      <Entries store={store} search={search} onSearch={onSearch} />
    </Page>
  )
}

function Filters({ store, search, onSearch }: JournalPageProps) {
  const t = useMessages('journal')
  const { compare } = useFormats()
  const people = useSuspenseLiveQuery(api.members.list, { orgId: store.organizationId })
  const byName = (one: Choice, other: Choice) => compare(one.name, other.name)
  return (
    <div className={styles.filters}>
      <Select
        aria-label={t('where')}
        size="xs"
        allowDeselect={false}
        data={[
          { value: HERE, label: store.name },
          { value: EVERYWHERE, label: t('everywhere') },
        ]}
        value={search.where ?? HERE}
        onChange={(where) =>
          onSearch({ ...search, where: where === EVERYWHERE ? EVERYWHERE : undefined })
        }
      />
      <Select
        aria-label={t('about')}
        placeholder={t('everything')}
        size="xs"
        clearable
        data={JOURNAL_SUBJECTS.map((value) => ({ value, label: t(`subject.${value}`) }))}
        value={search.about ?? null}
        onChange={(about) => onSearch({ ...search, about: about ?? undefined })}
      />
      <Select
        aria-label={t('who')}
        placeholder={t('everyone')}
        size="xs"
        clearable
        searchable
        data={choicesOf(people.toSorted(byName), search.who, t('gone'))}
        value={search.who ?? null}
        onChange={(who) => onSearch({ ...search, who: who ?? undefined })}
      />
      <Day
        label={t('from')}
        value={search.from}
        onChange={(from) => onSearch({ ...search, from })}
      />
      <Day
        label={t('to')}
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

/** An empty date field does not say what it is for. */
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

/** An address may ask for a person who is no longer a member. */
function choicesOf(people: readonly Choice[], who: string | undefined, goneName: string) {
  const isGone = who !== undefined && !people.some(({ id }) => id === who)
  const gone = isGone ? [{ value: who, label: goneName }] : []
  return [...people.map(({ id, name }) => ({ value: id, label: name })), ...gone]
}

const HERE = 'here'
const PAGE = 50

function Entries({ store, search, onSearch }: JournalPageProps) {
  const t = useMessages('journal')
  const { rows, status, total, error, retry, loadMore } = usePaginatedQuery(
    api.journal.list,
    { orgId: store.organizationId, filter: journalFilterOf(search, store.id) },
    { initialNumItems: PAGE },
  )
  if (total === undefined) {
    return <RowsToCome what={{ sentence: t('notLoaded') }} error={error} onRetry={retry} />
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
      {error && <NotLoaded what={{ sentence: t('moreNotLoaded') }} error={error} onRetry={retry} />}
      <div className={styles.more}>
        {status !== 'Exhausted' && !error && (
          <Button
            variant="default"
            size="xs"
            loading={status === 'LoadingMore'}
            onClick={() => loadMore(PAGE * 4)}
          >
            {t('more')}
          </Button>
        )}
        <span className={styles.note}>{t('shown', { shown: rows.length, total })}</span>
      </div>
    </>
  )
}

function NoEntries({ search, onSearch }: Pick<JournalPageProps, 'search' | 'onSearch'>) {
  const t = useMessages('journal')
  const { where, ...cut } = search
  const isFiltered = Object.values(cut).some((value) => value !== undefined)
  if (!isFiltered) {
    return <Empty title={t('none.title')}>{t('none.text')}</Empty>
  }
  return (
    <Empty
      title={t('noMatch.title')}
      action={
        <>
          {where === undefined && (
            <Button variant="default" onClick={() => onSearch({ ...search, where: EVERYWHERE })}>
              {t('noMatch.everywhere')}
            </Button>
          )}
          <Button variant="default" onClick={() => onSearch({ where })}>
            {t('noMatch.clear')}
          </Button>
        </>
      }
    >
      {t(where === undefined ? 'noMatch.here' : 'noMatch.text')}
    </Empty>
  )
}
