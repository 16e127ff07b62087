import { Alert, Button, Progress } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLock, IconRefresh } from '@tabler/icons-react'
import type { AuditResults, ResultFigures } from '#contract/audit-results.ts'
import type { AuditDetails } from '#contract/audits.ts'
import { type CompletionRun, isUnderWay, shareOf } from '#domain/completion.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { useNow } from '../kit/use-now.ts'
import { sayCompletion } from './completion-words.ts'
import { kindsOf } from './disputed-shelves.tsx'
import { nameShelves } from './disputed-words.ts'
import styles from './review.module.css'
import {
  type SealedPart,
  sayDecided,
  sayNeverCounted,
  sayUndecided,
  sealedParts,
} from './sealed-words.ts'
import { sayLimits } from './tolerance-words.ts'

interface CompleteBarProps {
  readonly storeId: string
  readonly audit: Pick<AuditDetails, 'id' | 'whole' | 'completing'>
  readonly results: Pick<AuditResults, 'decisions' | 'tolerance' | 'disputed' | 'setAside'> & {
    readonly figures: SealedFigures
    readonly stores: readonly { readonly name: string; readonly figures: SealedFigures }[]
  }
  /** Shows the lines that still need a decision. */
  readonly onShowOpen: () => void
  readonly onRecountMarked: () => void
  /** How many recounts are out, and for how many lines. */
  readonly recounts: { readonly out: number; readonly lines: number }
  readonly onShowOut: () => void
}

type SealedFigures = Pick<ResultFigures, 'currency' | 'notFound' | 'notCounted' | 'matched'>

/** Completes the audit: the decision at the end of a review. */
export function CompleteBar(props: CompleteBarProps) {
  const { storeId, audit, results, onShowOpen, onRecountMarked } = props
  const complete = useBackendMutation(api.audits.complete)
  const { attempt, isBusy, refusal } = useAttempt()
  const [isAsking, asking] = useDisclosure()
  const run = useCompletionRun(audit)
  const t = useMessages('review')
  const tResults = useMessages('results')
  const formats = useFormats()
  const { decisions, tolerance, setAside } = results
  const decided = decisions.accepted + decisions.rejected + decisions.zero + decisions.recounted
  const { out, lines } = props.recounts
  const isReady = decisions.open === 0 && out === 0
  // Lines that are marked for a recount but not sent out yet.
  const marked = decisions.recount - lines
  // Lines that need another decision come first.
  const isWaiting = out > 0 && decisions.open <= lines
  const { lone, differing } = kindsOf(results.disputed)
  const never = sayNeverCounted(results, t, formats)
  const limits = sayLimits(tolerance, results.figures.currency, tResults, formats)
  const notFound = results.figures.notFound.lines
  // While it runs, nothing else is said here, not even that an answer was lost on the way.
  if (isBusy || run) return <CompletingBar run={run} isOwn={isBusy} />
  const leavesOut = setAside.counts
  const wanted = { auditId: audit.id, ...(leavesOut > 0 && { leavesOut }) }
  const start = async () => {
    // The seal and its number are at the top of the page.
    if (await attempt(() => complete(wanted))) window.scrollTo({ top: 0 })
    else asking.open()
  }
  return (
    <footer className={styles.footer} data-foot-bar>
      <p>
        <strong>{sayDecided({ decided, open: decisions.open, notFound }, t)}</strong>{' '}
        <span className={styles.footerNote}>
          {decisions.stale > 0 && `${t('complete.stale', { count: decisions.stale })} `}
          {limits === undefined ? t('complete.everything') : t('complete.tolerance', { limits })}{' '}
          {t('complete.help')}
        </span>
      </p>
      {marked > 0 && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.9} aria-hidden />}
          onClick={onRecountMarked}
        >
          {t('complete.recounts', { count: marked })}
        </Button>
      )}
      <Button
        variant={isReady ? 'filled' : 'light'}
        leftSection={<IconLock size={16} stroke={1.9} aria-hidden />}
        onClick={asking.open}
      >
        {t('complete.button')}
      </Button>
      {isReady && audit.whole ? (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={asking.close}
          title={t('complete.title')}
          confirmLabel={t(leavesOut > 0 ? 'complete.without' : 'complete.confirm')}
          color="blue"
          onConfirm={async () => void start()}
        >
          {t('complete.text')}
          <SealedList parts={sealedParts(decisions, results.figures)} never={never} />
          {lone.length + differing.length > 0 && (
            <Alert color="yellow" variant="light" mt="sm">
              {lone.length > 0 &&
                `${t('disputed.lone', { count: lone.length, shelves: nameShelves(lone, tResults) })} `}
              {differing.length > 0 &&
                `${t('disputed.differing', { count: differing.length, shelves: nameShelves(differing, tResults) })} `}
              {t('disputed.first')}
            </Alert>
          )}
          {leavesOut > 0 && (
            <Alert color="yellow" variant="light" mt="sm" title={t('complete.setAside')}>
              {t('complete.setAsideText', { count: setAside.counts, units: setAside.units })}{' '}
              <LinkAnchor
                to="/stores/$storeId/audit/$id/inventory"
                params={{ storeId, id: audit.id }}
                search={{ view: 'quarantined' }}
                inherit
              >
                {t('complete.decideSetAside', { count: leavesOut })}
              </LinkAnchor>
            </Alert>
          )}
          {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
        </ConfirmDialog>
      ) : (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={asking.close}
          title={t(isReady ? 'complete.others' : 'complete.notYet')}
          confirmLabel={
            isReady
              ? t('complete.close')
              : isWaiting
                ? t('complete.showOut')
                : t('complete.showOpen', { count: decisions.open })
          }
          color="blue"
          onConfirm={async () => {
            if (isWaiting) props.onShowOut()
            else if (!isReady) onShowOpen()
          }}
        >
          {isReady
            ? t('complete.othersText')
            : [
                decisions.open > lines &&
                  sayUndecided(decisions.open - lines, results.figures, t, formats),
                out > 0 && t('complete.out', { count: out }),
              ]
                .filter(Boolean)
                .join(' ')}
        </ConfirmDialog>
      )}
    </footer>
  )
}

interface SealedListProps {
  readonly parts: readonly SealedPart[]
  /** Sentences about what was not counted; empty if everything was. */
  readonly never: readonly string[]
}

/** What will be sealed for good, decision by decision, to read before completing. */
function SealedList({ parts, never }: SealedListProps) {
  const t = useMessages('review')
  const tResults = useMessages('results')
  return (
    <>
      <h3 className={styles.sealedTitle}>{t('sealed.title')}</h3>
      <ul className={styles.sealed} aria-label={t('sealed.title')}>
        {parts.map(({ part, lines }) => (
          <li key={part}>
            <strong>{t(`sealed.${part}`)}</strong>
            <span>{tResults('lines.count', { count: lines })}</span>
            <span className={styles.note}>{t(`sealed.${part}Means`)}</span>
          </li>
        ))}
        {parts.length === 0 && <li>{t('complete.none')}</li>}
        {never.map((sentence) => (
          <li key={sentence} data-never>
            <strong>{t('sealed.never')}</strong>
            <span className={styles.neverWords}>
              <span>{sentence}</span> <span className={styles.note}>{t('sealed.neverNote')}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const LOOK_EVERY_MS = 10_000

/** The completion that is running now, started here or elsewhere. */
function useCompletionRun({
  completing,
}: Pick<AuditDetails, 'completing'>): CompletionRun | undefined {
  const now = useNow(LOOK_EVERY_MS)
  return completing && (now === undefined || isUnderWay(completing, now)) ? completing : undefined
}

interface CompletingBarProps {
  /** Undefined: it was started here, and nothing more is known yet. */
  readonly run: CompletionRun | undefined
  readonly isOwn: boolean
}

/** An audit that is being completed, for the person who started it and for everyone else. */
function CompletingBar({ run, isOwn }: CompletingBarProps) {
  const t = useMessages('review')
  const { title, step, note } = sayCompletion(run, { isOwn }, t)
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
