import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { useTypedText } from '../kit/use-typed-text.ts'
import { categoryChoices, storeChoices } from './filter-choices.ts'
import { sayFilters } from './filter-words.ts'
import type { ReportSearch } from './report-search.ts'
import styles from './reports.module.css'

export interface ReportsPageProps {
  readonly store: StoreSummary
  readonly search: ReportSearch
  readonly onSearch: (search: ReportSearch) => void
}

/** Filters by stores, time and category. */
export function ReportFilters({ store, search, onSearch }: ReportsPageProps) {
  const orgId = store.organizationId
  const t = useMessages('reports')
  const formats = useFormats()
  const stores = useLiveQuery(api.stores.getByOrganization, { orgId })
  // The options do not depend on the current choice.
  const everything = useLiveQuery(api.reports.getSummary, { orgId, filter: {} })
  const choices =
    stores && everything
      ? storeChoices(
          {
            managed: stores.filter(({ role }) => role === 'manager'),
            reported: everything.stores,
            asked: search.store,
          },
          t,
        )
      : []
  const storeName = choices.find(({ value }) => value === search.store)?.label
  return (
    <>
      <p className={styles.chosen}>{sayFilters(search, storeName, t, formats)}</p>
      <div className={styles.filters} data-off-paper>
        {choices.length > 1 && (
          <Select
            aria-label={t('filter.store')}
            placeholder={t('filter.allStores')}
            size="xs"
            clearable
            searchable
            data={choices}
            value={search.store ?? null}
            onChange={(next) => onSearch({ ...search, store: next ?? undefined })}
          />
        )}
        <CategoryFilter
          reported={(everything?.categories ?? []).map(({ id }) => id)}
          search={search}
          onSearch={onSearch}
        />
        <Day label={t('filter.from')} name="from" search={search} onSearch={onSearch} />
        <Day label={t('filter.until')} name="until" search={search} onSearch={onSearch} />
        <Find search={search} onSearch={onSearch} />
      </div>
    </>
  )
}

type Filtering = Pick<ReportsPageProps, 'search' | 'onSearch'>

interface CategoryFilterProps extends Filtering {
  readonly reported: readonly string[]
}

function CategoryFilter({ reported, search, onSearch }: CategoryFilterProps) {
  const t = useMessages('reports')
  const { compare } = useFormats()
  return (
    <Select
      aria-label={t('filter.category')}
      placeholder={t('filter.allCategories')}
      size="xs"
      clearable
      searchable
      data={categoryChoices(reported, search.category, t, compare)}
      value={search.category === undefined ? null : `=${search.category}`}
      onChange={(next) => onSearch({ ...search, category: next?.slice(1) })}
    />
  )
}

interface DayProps extends Filtering {
  readonly label: string
  readonly name: 'from' | 'until'
}

function Day({ label, name, search, onSearch }: DayProps) {
  const change = (value: string): ReportSearch => ({ ...search, [name]: value || undefined })
  return (
    <TextInput
      type="date"
      aria-label={label}
      size="xs"
      leftSection={<span className={styles.small}>{label}</span>}
      leftSectionWidth={46}
      value={search[name] ?? ''}
      onChange={(event) => onSearch(change(event.currentTarget.value))}
    />
  )
}

const TYPING_MS = 250

function Find({ search, onSearch }: Filtering) {
  const t = useMessages('reports')
  const { text, setText, apply } = useTypedText({
    value: search.q,
    onChange: (q) => onSearch({ ...search, q }),
    restMs: TYPING_MS,
  })
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <TextInput
        size="xs"
        aria-label={t('filter.name')}
        placeholder={t('filter.name')}
        leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Form>
  )
}
