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
import {
  FINDINGS,
  type FindingCode,
  type FindingDecision,
  type Severity,
} from '#domain/import/finding.ts'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { DownloadFindings } from './download-findings.tsx'
import styles from './finding-list.module.css'
import { findingText, findingTitle } from './finding-words.ts'
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
  const t = useMessages('findings')
  const { summary } = details
  if (!summary) {
    return (
      <section className={styles.findings} aria-label={t('list.title')}>
        <h2 className={shared.partTitle}>{t('list.title')}</h2>
        <p className={shared.dimmed}>
          {t(details.status === 'checking' ? 'list.checking' : 'list.none')}
        </p>
      </section>
    )
  }
  const codes = listedCodes(summary)
  return (
    <section className={styles.findings} aria-label={t('list.title')}>
      <h2 className={shared.partTitle}>
        {t('list.title')}{' '}
        <span className={shared.dimmed}>{describeCodes(codes, summary.rows, t)}</span>
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

const ICONS: Readonly<Record<Severity, TablerIcon>> = {
  error: IconCircleX,
  warning: IconAlertTriangle,
  repaired: IconTool,
  note: IconInfoCircle,
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
  const t = useMessages('findings')
  const { decisions } = FINDINGS[code]
  const made = decision ?? decisions[0]
  return (
    <Told
      severity={severity}
      title={findingTitle(code, count, t)}
      text={findingText(code, t)}
      below={rows}
    >
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
            {t(`decision.${one}`)}
          </Button>
        ))}
      <Button
        size="compact-sm"
        variant={severity === 'warning' ? 'subtle' : 'default'}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        {t(isOpen ? 'rows.hide' : 'rows.see')}
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
  const t = useMessages('findings')
  const Icon = ICONS[severity]
  return (
    <li className={styles.finding} data-severity={severity}>
      <Icon size={17} stroke={1.8} className={styles.icon} aria-hidden />
      <div>
        <p className={styles.title}>
          <span className={styles.severity}>{t(`severity.${severity}`)}:</span> {title}
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
  const t = useMessages('findings')
  if (!summary) return null
  const { comparison, newRows, newShelves, newPlaces } = summary
  return (
    <>
      {isSameFile && <Told severity="warning" title={t('note.same')} text={t('note.sameText')} />}
      {newRows > 0 && (
        <Told
          severity="note"
          title={t('note.newRows', { count: newRows })}
          text={t('note.newRowsText')}
        />
      )}
      {newShelves > 0 && (
        <Told
          severity="note"
          title={t('note.shelves', { count: newShelves })}
          text={describeRooms(newPlaces, t)}
        />
      )}
      {comparison && (
        <Told
          severity="note"
          title={t('note.compared', {
            changed: comparison.changed,
            added: comparison.added,
            gone: comparison.gone,
          })}
          text={t('note.comparedText')}
        />
      )}
    </>
  )
}

const NAMED_ROOMS = 4

function describeRooms(
  places: NonNullable<ImportDetails['summary']>['newPlaces'],
  t: Messages<'findings'>,
): string {
  const rooms = places
    .slice(0, NAMED_ROOMS)
    .map(({ room }) => room)
    .join(', ')
  return t(places.length > NAMED_ROOMS ? 'note.shelvesInMore' : 'note.shelvesIn', { rooms })
}
