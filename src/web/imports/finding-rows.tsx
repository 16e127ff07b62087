import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ImportDetails, ListedFinding } from '#contract/imports.ts'
import type { ColumnKind } from '#domain/import/column-kind.ts'
import { type FindingCode, severityOf } from '#domain/import/finding.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { Form } from '../kit/form.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import styles from './finding-rows.module.css'
import { findingText, findingTitle, suggestionText } from './finding-words.ts'
import shared from './imports.module.css'
import { TakeSuggestions } from './take-suggestions.tsx'

interface FindingRowsProps {
  readonly details: ImportDetails
  readonly code: FindingCode
  readonly onClose: () => void
}

const PAGE_ROWS = 20

/** The rows of one kind of finding; errors can be corrected by typing. */
export function FindingRows({ details, code, onClose }: FindingRowsProps) {
  const t = useMessages('findings')
  const { number } = useFormats()
  const args = { storeId: details.storeId, importId: details.id, code }
  const { rows, total, status, loadMore } = usePaginatedQuery(api.imports.findings, args, {
    initialNumItems: PAGE_ROWS,
  })
  const isMendable = severityOf(code) === 'error' && details.status === 'checked'
  const isLoading = status === 'LoadingFirstPage'
  const section = useRef<HTMLElement>(null)
  // Moves the focus to the rows, wherever on the page they are.
  useEffect(() => {
    if (!isLoading) section.current?.focus()
  }, [isLoading])
  if (isLoading) return <WaitingRows />
  const title = findingTitle(code, total ?? 0, t)
  const canTypeOver = isMendable && rows.some(({ column }) => column !== null)
  const more = (details.summary?.byCode[code] ?? 0) - (total ?? 0)
  return (
    <section ref={section} className={styles.rows} aria-label={title} tabIndex={-1}>
      <div className={styles.head}>
        <h3 className={shared.partTitle}>
          {title}{' '}
          <span className={shared.dimmed}>
            {canTypeOver ? t('rows.howTo') : findingText(code, t)}{' '}
            {more > 0 && t('rows.more', { count: more })}
          </span>
        </h3>
        {canTypeOver && <TakeSuggestions details={details} findings={rows} />}
        <CloseButton aria-label={t('rows.close')} onClick={onClose} />
      </div>
      <table className={`${shared.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('rows.row')}</th>
            <th scope="col">{t('column.sku')}</th>
            <th scope="col">{t('rows.item')}</th>
            <th scope="col">{t('rows.inFile')}</th>
            <th scope="col">{t(canTypeOver ? 'rows.instead' : 'rows.suggestion')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((finding) => (
            <tr key={finding.id}>
              <td className={styles.number} data-label={t('rows.row')}>
                {number(finding.row)}
              </td>
              <td data-label={t('column.sku')}>{finding.sku ?? '–'}</td>
              <td className={styles.itemName}>{finding.name ?? '–'}</td>
              <td className={isMendable ? shared.bad : undefined}>
                {isMendable && <IconCircleX size={14} stroke={1.8} aria-hidden />}{' '}
                {finding.value || t('rows.empty')}
              </td>
              <td>
                {isMendable && finding.column ? (
                  <Mend details={details} finding={finding} column={finding.column} />
                ) : finding.suggestion ? (
                  suggestionText(finding.suggestion, t)
                ) : (
                  t('rows.none')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {status === 'CanLoadMore' && (
        <Button variant="subtle" mx="sm" mb="xs" onClick={() => loadMore(PAGE_ROWS * 5)}>
          {t('rows.showMore')}
        </Button>
      )}
    </section>
  )
}

interface MendProps {
  readonly details: ImportDetails
  readonly finding: ListedFinding
  readonly column: ColumnKind
}

function Mend({ details, finding, column }: MendProps) {
  const t = useMessages('findings')
  const { number } = useFormats()
  const [value, setValue] = useState('')
  const fix = useBackendMutation(api.imports.fix)
  const { attempt, isBusy, refusal } = useAttempt()
  const save = (text: string) =>
    void attempt(() =>
      fix({
        storeId: details.storeId,
        importId: details.id,
        row: finding.row,
        column,
        value: text,
      }),
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim()) save(value)
  }
  return (
    <Form onSubmit={submit} className={styles.mend}>
      <TextInput
        size="xs"
        aria-label={t('rows.cell', {
          column: t(`column.${column}`),
          row: number(finding.row),
        })}
        placeholder={t('rows.skipped')}
        value={value}
        disabled={isBusy}
        error={refusal?.text}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      {value.trim() ? (
        <Button size="compact-sm" type="submit" variant="default" loading={isBusy}>
          {t('rows.save')}
        </Button>
      ) : (
        finding.suggestion && (
          <Button
            size="compact-sm"
            variant="default"
            className={styles.take}
            loading={isBusy}
            onClick={() => save(finding.suggestion ?? '')}
          >
            {t('rows.take', { value: finding.suggestion })}
          </Button>
        )
      )}
    </Form>
  )
}
