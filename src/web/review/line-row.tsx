import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { RecountOut } from '#contract/audit-recounts.ts'
import type { LineLabels, VarianceLine } from '#contract/audit-variances.ts'
import { returnFocus } from '../kit/return-focus.ts'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'
import { CauseCell } from './cause-cell.tsx'
import { DecisionControl } from './decision-control.tsx'
import { JoinedHead } from './joined-head.tsx'
import { shortLabelWords } from './label-words.ts'
import type { Joined, ShownCause } from './line-causes.ts'
import { LineDetailsPanel } from './line-details-panel.tsx'
import { sayReview } from './line-verdict.ts'
import { isNotFound, sayNotFound, sayPlaces } from './not-found-words.ts'
import styles from './review.module.css'

export interface LineRowProps {
  readonly auditId: string
  readonly line: VarianceLine
  /** Undefined: all lines of the list are of one store. */
  readonly storeName: string | undefined
  /** Whether the viewer decides; otherwise the line is read-only. */
  readonly canDecide: boolean
  readonly needsReason: boolean
  /** Whether a decided line disappears from the list. */
  readonly leavesList: boolean
  /** Null: no cause is known; undefined: the list does not show causes. */
  readonly cause: ShownCause | null | undefined
  /** The recounts of the line that are out. */
  readonly recounts?: readonly RecountOut[] | undefined
  /** Undefined: it shares no cause with its neighbors. */
  readonly joined: Joined | undefined
  readonly isSelected: boolean
  readonly isOpen: boolean
  readonly onSelect: (isRange: boolean) => void
  readonly onToggle: () => void
}

export function LineRow(props: LineRowProps) {
  const { auditId, line, storeName, canDecide, needsReason, leavesList } = props
  const { isSelected, isOpen, onSelect, onToggle, cause, joined } = props
  const detailsId = useId()
  const t = useMessages('results')
  const formats = useFormats()
  return (
    <div
      ref={toNextLine}
      className={styles.item}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      data-joined={joined?.place}
    >
      {joined?.place === 'first' && (
        <JoinedHead auditId={auditId} joined={joined} canDecide={canDecide} />
      )}
      <div className={styles.row} data-readonly={!canDecide || undefined}>
        {canDecide && <Choose name={line.name} isSelected={isSelected} onSelect={onSelect} />}
        <UnstyledButton
          className={styles.open}
          data-line
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-controls={detailsId}
        >
          <IconChevronRight size={16} stroke={1.8} className={styles.chevron} aria-hidden />
          <span className={styles.words}>
            <span className={styles.name}>{line.name}</span>
            <span className={styles.note}>{describePlaces(line, storeName, t)}</span>
            {isNotFound(line) && (
              <span className={styles.note}>{sayNotFound(line, t, formats)}</span>
            )}
            {line.labels && <LabelNote labels={line.labels} />}
          </span>
        </UnstyledButton>
        <Numbers line={line} />
        {cause !== undefined && (
          <div className={styles.cause} data-empty={cause === null || undefined}>
            <CauseCell cause={cause ?? undefined} />
          </div>
        )}
        <div className={styles.decision}>
          {canDecide ? (
            <DecisionControl
              auditId={auditId}
              line={line}
              needsReason={needsReason}
              leavesList={leavesList}
              cause={cause?.shown?.finding}
              recounts={props.recounts}
            />
          ) : (
            <span className={styles.note}>{sayReview(line, t)}</span>
          )}
        </div>
      </div>
      <div id={detailsId}>
        {isOpen && (
          <LineDetailsPanel
            auditId={auditId}
            line={line}
            cause={cause ?? undefined}
            canDecide={canDecide}
            together={joined?.lines ?? [line]}
          />
        )}
      </div>
    </div>
  )
}

function Choose({
  name,
  isSelected,
  onSelect,
}: Pick<LineRowProps, 'isSelected' | 'onSelect'> & { readonly name: string }) {
  const t = useMessages('review')
  return (
    <Checkbox
      size="xs"
      aria-label={t('decide.choose', { item: name })}
      checked={isSelected}
      onChange={() => {}}
      onClick={(event) => onSelect(event.shiftKey)}
    />
  )
}

/** A decided line leaves the list of open ones, so the focus moves to the line that follows. */
const toNextLine = returnFocus((row) => {
  const place = row.closest('li')
  const beside = place?.nextElementSibling ?? place?.previousElementSibling
  return beside?.querySelector('[data-decide] button')
})

/** Not counted is shown as a dash, and so has no variance. */
function Numbers({ line }: { readonly line: VarianceLine }) {
  const t = useMessages('results')
  const { quantity, difference, signedMoney } = useFormats()
  const differs = <strong>{difference(line.variance)}</strong>
  return (
    <>
      <span className={styles.number}>
        <span className={styles.label}>{t('head.expected')}</span>
        {quantity(line.expected)}
      </span>
      <span className={styles.number}>
        <span className={styles.label}>{t('head.counted')}</span>
        {quantity(line.counted)}
      </span>
      <span className={styles.number}>
        <span className={styles.label}>{t('head.difference')}</span>
        {line.percent === 'new'
          ? t('line.new', {
              units: difference(line.variance),
              difference: (text: ReactNode) => <strong>{text}</strong>,
              note: (text: ReactNode) => <span className={styles.note}>{text}</span>,
            })
          : differs}
      </span>
      <span className={styles.number}>
        <span className={styles.label}>{t('head.value')}</span>
        <strong>{signedMoney(line.value, line.currency)}</strong>
      </span>
    </>
  )
}

/** Expired items are highlighted: people should see that here first, not in the file. */
function LabelNote({ labels }: { readonly labels: LineLabels }) {
  const t = useMessages('results')
  const [first, ...rest] = shortLabelWords(labels, t, useFormats())
  const isOver = labels.expired.length > 0
  return (
    <span className={styles.note}>
      {isOver ? <strong>{first}</strong> : first}
      {rest.map((words) => ` · ${words}`)}
    </span>
  )
}

const SHOWN_PLACES = 4

function describePlaces(
  { sku, places }: VarianceLine,
  storeName: string | undefined,
  t: Messages<'results'>,
): string {
  const signs = places.map(({ shelfCode, roomName }) => shelfCode ?? roomName)
  return [sku, storeName, sayPlaces(signs, SHOWN_PLACES, t)].filter(Boolean).join(' · ')
}
