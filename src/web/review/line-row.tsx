import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import type { LineLabels, VarianceLine } from '#contract/audit-variances.ts'
import { formatSignedMoney } from '#domain/money.ts'
import { sayDifference } from '#domain/quantity-words.ts'
import { formatQuantity } from '../kit/format-number.ts'
import { returnFocus } from '../kit/return-focus.ts'
import { CauseCell } from './cause-cell.tsx'
import { DecisionControl } from './decision-control.tsx'
import { shortLabelWords } from './describe-labels.ts'
import { describeNotFound, isNotFound } from './describe-not-found.ts'
import { JoinedHead } from './joined-head.tsx'
import type { Joined, ShownCause } from './line-causes.ts'
import { LineDetailsPanel } from './line-details-panel.tsx'
import { describeReview } from './line-verdict.ts'
import styles from './review.module.css'

export interface LineRowProps {
  readonly auditId: string
  readonly line: VarianceLine
  /** Undefined: all lines of the list are of one store. */
  readonly storeName: string | undefined
  /** Whether the viewer decides; otherwise the line is only read. */
  readonly canDecide: boolean
  readonly needsReason: boolean
  /** Whether a decided line goes from the list. */
  readonly leavesList: boolean
  /** Null: nothing is known of it; undefined: the list says nothing of causes. */
  readonly cause: ShownCause | null | undefined
  /** Undefined: it stands for itself. */
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
        {canDecide && (
          <Checkbox
            size="xs"
            aria-label={`Choose ${line.name}`}
            checked={isSelected}
            onChange={() => {}}
            onClick={(event) => onSelect(event.shiftKey)}
          />
        )}
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
            <span className={styles.note}>{describePlaces(line, storeName)}</span>
            {isNotFound(line) && <span className={styles.note}>{describeNotFound(line)}</span>}
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
            />
          ) : (
            <span className={styles.note}>{describeReview(line)}</span>
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

/** A line that is decided leaves the list of those to decide: the next one takes its place. */
const toNextLine = returnFocus((row) => {
  const place = row.closest('li')
  const beside = place?.nextElementSibling ?? place?.previousElementSibling
  return beside?.querySelector('[data-decide] button')
})

/** Not counted is a dash, and so has no difference. */
function Numbers({ line }: { readonly line: VarianceLine }) {
  return (
    <>
      <span className={styles.number}>
        <span className={styles.label}>Expected</span>
        {formatQuantity(line.expected)}
      </span>
      <span className={styles.number}>
        <span className={styles.label}>Counted</span>
        {formatQuantity(line.counted)}
      </span>
      <span className={styles.number}>
        <span className={styles.label}>Difference</span>
        <strong>{line.variance === null ? '–' : sayDifference(line.variance)}</strong>
        {line.percent === 'new' && <span className={styles.note}> new</span>}
      </span>
      <span className={styles.number}>
        <span className={styles.label}>Value</span>
        <strong>{formatSignedMoney(line.value, line.currency)}</strong>
      </span>
    </>
  )
}

/** What is over is said strongly: nobody should find out from the file. */
function LabelNote({ labels }: { readonly labels: LineLabels }) {
  const [first, ...rest] = shortLabelWords(labels)
  const isOver = labels.expired.length > 0
  return (
    <span className={styles.note}>
      {isOver ? <strong>{first}</strong> : first}
      {rest.map((words) => ` · ${words}`)}
    </span>
  )
}

const SHOWN_PLACES = 4

function describePlaces({ sku, places }: VarianceLine, storeName: string | undefined): string {
  const signs = places.map(({ shelfCode, roomName }) => shelfCode ?? roomName)
  const more = signs.length > SHOWN_PLACES ? ` and ${signs.length - SHOWN_PLACES} more` : ''
  return [sku, storeName, signs.slice(0, SHOWN_PLACES).join(', ') + more]
    .filter(Boolean)
    .join(' · ')
}
