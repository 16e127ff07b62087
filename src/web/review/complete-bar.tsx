import { Alert, Button, Progress } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLock, IconRefresh } from '@tabler/icons-react'
import type { AuditResults, ResultFigures } from '#contract/audit-results.ts'
import type { AuditDetails } from '#contract/audits.ts'
import { type CompletionRun, isUnderWay, shareOf } from '#domain/completion.ts'
import { countOf } from '#domain/count-words.ts'
import { saySetAside } from '#domain/set-aside-words.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useNow } from '../kit/use-now.ts'
import { describeCompletion } from './describe-completion.ts'
import { describeDecided } from './describe-decided.ts'
import { describeUndecided, neverCounted, type SealedPart, sealedParts } from './describe-sealed.ts'
import { describeTolerance } from './describe-tolerance.ts'
import { kindsOf } from './disputed-shelves.tsx'
import { describeDiffering, describeLeftAside } from './disputed-words.ts'
import styles from './review.module.css'

interface CompleteBarProps {
  readonly storeId: string
  readonly audit: Pick<AuditDetails, 'id' | 'whole' | 'completing'>
  readonly results: Pick<AuditResults, 'decisions' | 'tolerance' | 'disputed' | 'setAside'> & {
    readonly figures: SealedFigures
    readonly stores: readonly { readonly name: string; readonly figures: SealedFigures }[]
  }
  /** Shows the lines that still need somebody. */
  readonly onShowOpen: () => void
  readonly onRecountMarked: () => void
}

type SealedFigures = Pick<ResultFigures, 'currency' | 'notFound' | 'notCounted' | 'matched'>

/** The one decision that a review ends in. */
export function CompleteBar(props: CompleteBarProps) {
  const { storeId, audit, results, onShowOpen, onRecountMarked } = props
  const complete = useBackendMutation(api.audits.complete)
  const { attempt, isBusy, refusal } = useAttempt()
  const [isAsking, asking] = useDisclosure()
  const run = useCompletionRun(audit)
  const { decisions, tolerance, setAside } = results
  const decided = decisions.accepted + decisions.rejected + decisions.zero + decisions.recounted
  const isReady = decisions.open === 0
  const { lone, differing } = kindsOf(results.disputed)
  const never = neverCounted(results)
  // Meanwhile nothing else is said here: also not that an answer was lost on its way.
  if (isBusy || run) return <CompletingBar run={run} isOwn={isBusy} />
  const leavesOut = setAside.counts
  const wanted = { auditId: audit.id, ...(leavesOut > 0 && { leavesOut }) }
  const start = async () => {
    // The seal and its number are above what was decided.
    if (await attempt(() => complete(wanted))) window.scrollTo({ top: 0 })
    else asking.open()
  }
  return (
    <footer className={styles.footer} data-foot-bar>
      <p>
        <strong>{describeDecided(decided, decisions.open, results.figures.notFound.lines)}</strong>{' '}
        <span className={styles.footerNote}>
          {decisions.stale > 0 && `${countOf(decisions.stale, 'line')} changed since. `}
          Tolerance: {describeTolerance(tolerance, results.figures.currency)}. Accept sets stock to
          the count; reject keeps the expected number.
        </span>
      </p>
      {decisions.recount > 0 && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.9} aria-hidden />}
          onClick={onRecountMarked}
        >
          Ask for {countOf(decisions.recount, 'recount')}
        </Button>
      )}
      <Button
        variant={isReady ? 'filled' : 'light'}
        leftSection={<IconLock size={16} stroke={1.9} aria-hidden />}
        onClick={asking.open}
      >
        Complete audit
      </Button>
      {isReady && audit.whole ? (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={asking.close}
          title="Complete the audit?"
          confirmLabel={leavesOut > 0 ? 'Complete without them' : 'Complete and seal'}
          color="blue"
          onConfirm={async () => void start()}
        >
          The results are frozen with names and costs as they are now, sealed, and get a
          confirmation number. A completed audit is never reopened: a correction is a new audit
          linked to it.
          <SealedList parts={sealedParts(decisions, results.figures)} never={never} />
          {lone.length + differing.length > 0 && (
            <Alert color="yellow" variant="light" mt="sm">
              {lone.length > 0 && `${describeLeftAside(lone)} `}
              {differing.length > 0 && `${describeDiffering(differing)} `}
              Let one count stand first: afterwards it cannot be taken in any more.
            </Alert>
          )}
          {leavesOut > 0 && (
            <Alert color="yellow" variant="light" mt="sm" title="Still set aside">
              {saySetAside(setAside)} After the seal they cannot be accepted any more.{' '}
              <LinkAnchor
                to="/stores/$storeId/audit/$id/inventory"
                params={{ storeId, id: audit.id }}
                search={{ view: 'quarantined' }}
                inherit
              >
                Decide about {leavesOut === 1 ? 'it' : 'them'} first
              </LinkAnchor>
            </Alert>
          )}
          {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
        </ConfirmDialog>
      ) : (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={asking.close}
          title={isReady ? 'Other stores decide too' : 'Not yet'}
          confirmLabel={isReady ? 'Close' : `Show ${countOf(decisions.open, 'line')}`}
          color="blue"
          onConfirm={async () => {
            if (!isReady) onShowOpen()
          }}
        >
          {isReady
            ? 'This audit counts several stores. It is completed by somebody who manages all of them.'
            : describeUndecided(decisions.open, results.figures)}
        </ConfirmDialog>
      )}
    </footer>
  )
}

interface SealedListProps {
  readonly parts: readonly SealedPart[]
  /** A sentence for what nobody counted; none: everything was. */
  readonly never: readonly string[]
}

/** What is sealed for good, line by line of the decisions, before somebody does it. */
function SealedList({ parts, never }: SealedListProps) {
  return (
    <>
      <h3 className={styles.sealedTitle}>What is sealed</h3>
      <ul className={styles.sealed} aria-label="What is sealed">
        {parts.map(({ name, lines, means }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{countOf(lines, 'line')}</span>
            <span className={styles.note}>{means}</span>
          </li>
        ))}
        {parts.length === 0 && <li>No line needed a decision.</li>}
        {never.map((sentence) => (
          <li key={sentence} data-never>
            <strong>Never counted</strong>
            <span className={styles.neverWords}>
              <span>{sentence}</span>{' '}
              <span className={styles.note}>In no difference. The report and the seal say so.</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const LOOK_EVERY_MS = 10_000

/** What somebody is doing to the audit just now, here or elsewhere. */
function useCompletionRun({
  completing,
}: Pick<AuditDetails, 'completing'>): CompletionRun | undefined {
  const now = useNow(LOOK_EVERY_MS)
  return completing && (now === undefined || isUnderWay(completing, now)) ? completing : undefined
}

interface CompletingBarProps {
  /** Undefined: it was asked for here, and nothing more is known yet. */
  readonly run: CompletionRun | undefined
  readonly isOwn: boolean
}

/** An audit that is being completed, for whoever has asked for it and whoever else looks at it. */
function CompletingBar({ run, isOwn }: CompletingBarProps) {
  const { title, step, note } = describeCompletion(run, { isOwn })
  return (
    <footer className={styles.footer}>
      <div className={styles.completing}>
        <p role="status">
          <strong>{title}</strong> {step}
        </p>
        <Progress
          size="sm"
          animated
          value={Math.max(5, 100 * shareOf(run?.step ?? 'freezing'))}
          aria-label={title}
        />
        <p className={styles.completingNote}>{note}</p>
      </div>
    </footer>
  )
}
