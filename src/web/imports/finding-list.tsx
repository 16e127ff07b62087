import { Button, Group } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleX,
  IconInfoCircle,
  IconTool,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ImportDetails } from '#contract/imports.ts'
import { countOf } from '#domain/count-words.ts'
import {
  FINDINGS,
  type FindingCode,
  type FindingDecision,
  type Severity,
} from '#domain/import/finding.ts'
import { DownloadFindings } from './download-findings.tsx'
import styles from './finding-list.module.css'
import shared from './imports.module.css'
import { describeCodes, type ListedCode, listedCodes } from './listed-codes.ts'

interface FindingListProps {
  readonly details: ImportDetails
  readonly opened: FindingCode | undefined
  readonly onOpen: (code: FindingCode | undefined) => void
  readonly onDecide: (code: FindingCode, decision: FindingDecision) => void
  /** The rows of the open finding, shown below it. */
  readonly rows?: ReactNode
}

export function FindingList({ details, opened, onOpen, onDecide, rows }: FindingListProps) {
  const { summary } = details
  if (!summary) {
    return (
      <section className={styles.findings} aria-label="Findings">
        <h2 className={shared.partTitle}>Findings</h2>
        <p className={shared.dimmed}>
          {details.status === 'checking'
            ? 'Rows are being checked. What is found stands here.'
            : 'There are none.'}
        </p>
      </section>
    )
  }
  const codes = listedCodes(summary)
  return (
    <section className={styles.findings} aria-label="Findings">
      <h2 className={shared.partTitle}>
        Findings <span className={shared.dimmed}>{describeCodes(codes, summary.rows)}</span>
      </h2>
      {details.status === 'checked' && <DownloadFindings details={details} />}
      <ul className={styles.list}>
        {codes.map((listed) => (
          <FindingItem
            key={listed.code}
            listed={listed}
            decision={details.decisions[listed.code]}
            isOpen={opened === listed.code}
            onOpen={() => onOpen(opened === listed.code ? undefined : listed.code)}
            onDecide={(decision) => onDecide(listed.code, decision)}
            rows={opened === listed.code ? rows : undefined}
          />
        ))}
        <Notes details={details} />
      </ul>
    </section>
  )
}

const SEVERITIES: Readonly<Record<Severity, { readonly word: string; readonly icon: TablerIcon }>> =
  {
    error: { word: 'Error', icon: IconCircleX },
    warning: { word: 'Warning', icon: IconAlertTriangle },
    repaired: { word: 'Repaired', icon: IconTool },
    note: { word: 'Note', icon: IconInfoCircle },
  }

const DECISIONS: Readonly<Record<FindingDecision, string>> = {
  keep: 'Keep',
  zero: 'Set to 0',
  leave_out: 'Leave out',
}

interface FindingItemProps {
  readonly listed: ListedCode
  readonly decision: FindingDecision | undefined
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onDecide: (decision: FindingDecision) => void
  readonly rows: ReactNode
}

function FindingItem({ listed, decision, isOpen, onOpen, onDecide, rows }: FindingItemProps) {
  const { code, severity, count } = listed
  const { title, text, decisions } = FINDINGS[code]
  const made = decision ?? decisions[0]
  return (
    <Told severity={severity} title={title(count)} text={text} below={rows}>
      {severity === 'warning' &&
        decisions.map((one) => (
          <Button
            key={one}
            size="compact-sm"
            variant={one === made ? 'default' : 'subtle'}
            color="gray"
            aria-pressed={one === made}
            onClick={() => onDecide(one)}
          >
            {DECISIONS[one]}
          </Button>
        ))}
      <Button
        size="compact-sm"
        variant={severity === 'warning' ? 'subtle' : 'default'}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        {isOpen ? 'Hide rows' : 'See rows'}
      </Button>
    </Told>
  )
}

interface ToldProps {
  readonly severity: Severity
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
  readonly below?: ReactNode
}

function Told({ severity, title, text, children, below }: ToldProps) {
  const { word, icon: Icon } = SEVERITIES[severity]
  return (
    <li className={styles.finding} data-severity={severity}>
      <Icon size={17} stroke={1.8} className={styles.icon} aria-hidden />
      <div>
        <p className={styles.title}>
          <span className={styles.severity}>{word}:</span> {title}
        </p>
        <p className={shared.dimmed}>{text}</p>
        {children && (
          <Group gap={6} mt={6}>
            {children}
          </Group>
        )}
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </li>
  )
}

/** Facts about the file that need no decision. */
function Notes({ details: { summary, isSameFile } }: { readonly details: ImportDetails }) {
  if (!summary) return null
  const { comparison, newRows, newShelves, newPlaces } = summary
  const rooms = newPlaces.map(({ room }) => room)
  return (
    <>
      {isSameFile && (
        <Told
          severity="warning"
          title="This very file is the expected stock already"
          text="You will be asked whether to replace it."
        />
      )}
      {newRows > 0 && (
        <Told
          severity="note"
          title={`${countOf(newRows, 'row')} of new items`}
          text="They will be added to the catalogue."
        />
      )}
      {newShelves > 0 && (
        <Told
          severity="note"
          title={`${countOf(newShelves, 'shelf', 'shelves')} the map does not have`}
          text={`In ${rooms.slice(0, 4).join(', ')}${rooms.length > 4 ? ' and others' : ''}. They can be added to it.`}
        />
      )}
      {comparison && (
        <Told
          severity="note"
          title={`${comparison.changed.toLocaleString('en-US')} changed, ${comparison.added.toLocaleString('en-US')} new, ${comparison.gone.toLocaleString('en-US')} gone`}
          text="Items against the expected stock that is in force."
        />
      )}
    </>
  )
}
