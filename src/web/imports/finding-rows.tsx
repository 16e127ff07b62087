import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ImportDetails, ListedFinding } from '#contract/imports.ts'
import { COLUMN_NAMES, type ColumnKind } from '#domain/import/column-kind.ts'
import { FINDINGS, type FindingCode, severityOf } from '#domain/import/finding.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { Form } from '../kit/form.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import styles from './finding-rows.module.css'
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
  const title = FINDINGS[code].title(total ?? 0)
  const canTypeOver = isMendable && rows.some(({ column }) => column !== null)
  const more = (details.summary?.byCode[code] ?? 0) - (total ?? 0)
  return (
    <section ref={section} className={styles.rows} aria-label={title} tabIndex={-1}>
      <div className={styles.head}>
        <h3 className={shared.partTitle}>
          {title}{' '}
          <span className={shared.dimmed}>
            {canTypeOver ? 'Type over them, or take the suggestion.' : FINDINGS[code].text}
            {more > 0 && ` ${more.toLocaleString('en-US')} more are counted and not listed.`}
          </span>
        </h3>
        {canTypeOver && <TakeSuggestions details={details} findings={rows} />}
        <CloseButton aria-label="Hide these rows" onClick={onClose} />
      </div>
      <table className={`${shared.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">SKU</th>
            <th scope="col">Item</th>
            <th scope="col">In the file</th>
            <th scope="col">{canTypeOver ? 'Instead' : 'Suggestion'}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((finding) => (
            <tr key={finding.id}>
              <td className={styles.number} data-label="Row">
                {finding.row.toLocaleString('en-US')}
              </td>
              <td data-label="SKU">{finding.sku ?? '–'}</td>
              <td className={styles.itemName}>{finding.name ?? '–'}</td>
              <td className={isMendable ? shared.bad : undefined}>
                {isMendable && <IconCircleX size={14} stroke={1.8} aria-hidden />}{' '}
                {finding.value || 'empty'}
              </td>
              <td>
                {isMendable && finding.column ? (
                  <Mend details={details} finding={finding} column={finding.column} />
                ) : (
                  (finding.suggestion ?? 'None')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {status === 'CanLoadMore' && (
        <Button variant="subtle" mx="sm" mb="xs" onClick={() => loadMore(PAGE_ROWS * 5)}>
          Show more
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
        aria-label={`${COLUMN_NAMES[column]} of row ${finding.row}`}
        placeholder="Left out"
        value={value}
        disabled={isBusy}
        error={refusal?.text}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      {value.trim() ? (
        <Button size="compact-sm" type="submit" variant="default" loading={isBusy}>
          Save
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
            Take {finding.suggestion}
          </Button>
        )
      )}
    </Form>
  )
}
