import { Button, Menu } from '@mantine/core'
import {
  IconCheck,
  IconCircleDashed,
  IconRefresh,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { RecountOut } from '#contract/audit-recounts.ts'
import type { VarianceLine } from '#contract/audit-variances.ts'
import type { Decision, ReasonCode } from '#domain/decision.ts'
import type { Finding } from '#domain/insights/finding.ts'
import { suggestedReason } from '#domain/insights/line-causes.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './decision.module.css'
import { isDecided, possibleDecisions, sayReview, sayVerdict } from './line-verdict.ts'
import { reasonChoices } from './reason-choices.ts'
import { RecountOutControl } from './recount-out.tsx'
import { useDecideLine, type Verdict } from './use-decide.ts'

export interface DecisionControlProps {
  readonly auditId: string
  readonly line: VarianceLine
  readonly needsReason: boolean
  /** Whether a line disappears from this list once it is decided. */
  readonly leavesList?: boolean
  /** The likely cause of the line, which suggests a reason; undefined: none is known. */
  readonly cause?: Pick<Finding, 'kind'> | undefined
  /** The recounts of the line that are out; left out or empty: none. */
  readonly recounts?: readonly RecountOut[] | undefined
}

export const DECISION_ICONS: Readonly<Record<Decision, TablerIcon>> = {
  accept: IconCheck,
  recount: IconRefresh,
  reject: IconX,
  zero: IconCircleDashed,
}

const SHORTCUTS: Readonly<Record<Decision, string>> = {
  accept: 'a',
  zero: 'a',
  recount: 'r',
  reject: 'x',
}

/** In the order of the design. */
const ORDER: readonly Decision[] = ['accept', 'zero', 'recount', 'reject']

/** Accept | Recount | Reject as one control; once decided it shows the decision in words, with Undo. */
export function DecisionControl(props: DecisionControlProps) {
  const { auditId, line, needsReason, leavesList = false, cause, recounts = [] } = props
  const { pending, decide } = useDecideLine(auditId, line)
  const { controlRef, stay } = useStay()
  const t = useMessages('review')
  const tResults = useMessages('results')
  const choose = (verdict: Verdict) => {
    stay()
    void decide(verdict, leavesList ? 'with undo' : 'in place')
  }
  if (recounts.length > 0) {
    return <RecountOutControl auditId={auditId} line={line} recounts={recounts} />
  }
  const shown = pending ? sayVerdict(pending, tResults) : sayReview(line, tResults)
  if (pending?.decision || (!pending && isDecided(line.review))) {
    return (
      <span ref={controlRef} className={styles.decided} data-decide>
        <DecidedIcon decision={pending?.decision ?? line.decision?.decision} />
        <span className={styles.said}>
          {shown}
          <Button
            variant="subtle"
            size="compact-sm"
            className={styles.back ?? ''}
            data-undo
            aria-keyshortcuts="u"
            data-disabled={pending !== undefined}
            aria-disabled={pending !== undefined}
            onClick={() => {
              if (!pending) choose({ decision: null, reasonCode: null })
            }}
          >
            {t('decide.undo')}
          </Button>
        </span>
      </span>
    )
  }
  const possible = possibleDecisions(line)
  return (
    <span ref={controlRef} className={styles.control} data-decide>
      {line.review === 'stale' && (
        <span className={styles.stale}>
          <Moved line={line} />
        </span>
      )}
      <Button.Group className={styles.choices ?? ''}>
        {ORDER.filter((decision) => possible.includes(decision)).map((decision) => (
          <Choice
            key={decision}
            decision={decision}
            name={line.name}
            needsReason={needsReason}
            likely={(cause && suggestedReason(cause, decision)) ?? null}
            onChoose={(reasonCode) => choose({ decision, reasonCode })}
          />
        ))}
      </Button.Group>
    </span>
  )
}

/** What a recount has found compared with before, or that something else has changed. */
function Moved({ line: { decision, counted } }: Pick<DecisionControlProps, 'line'>) {
  const t = useMessages('review')
  const { quantity } = useFormats()
  if (decision?.decision !== 'recount') return t('decide.stale')
  return t('out.came', { before: quantity(decision.counted), now: quantity(counted) })
}

/** Keeps the focus in place when the pressed button is replaced. */
function useStay() {
  const controlRef = useRef<HTMLSpanElement>(null)
  const isStaying = useRef(false)
  useEffect(() => {
    if (!isStaying.current) return
    isStaying.current = false
    controlRef.current?.querySelector('button')?.focus({ preventScroll: true })
  })
  const stay = () => {
    isStaying.current = true
  }
  return { controlRef, stay }
}

function DecidedIcon({ decision }: { readonly decision: Decision | undefined }) {
  const Icon = decision ? DECISION_ICONS[decision] : IconCheck
  return <Icon size={16} stroke={1.9} className={styles.icon} aria-hidden />
}

interface ChoiceProps {
  readonly decision: Decision
  readonly name: string
  readonly needsReason: boolean
  /** The preselected reason: the decision's key and Enter are enough to confirm it. */
  readonly likely: ReasonCode | null
  readonly onChoose: (reasonCode: ReasonCode | null) => void
}

/** If the protocol asks for a reason, the button opens the list of reasons. */
function Choice({ decision, name, needsReason, likely, onChoose }: ChoiceProps) {
  const t = useMessages('review')
  const tResults = useMessages('results')
  const Icon = DECISION_ICONS[decision]
  const label = t('decide.action', { decision })
  const button = {
    variant: 'default',
    size: 'xs',
    className: styles.choice ?? '',
    leftSection: <Icon size={14} stroke={1.9} aria-hidden />,
    'aria-label': t('decide.named', { decision, item: name }),
    'aria-keyshortcuts': SHORTCUTS[decision],
    'data-decision': decision,
  } as const
  if (!needsReason || decision === 'recount') {
    return (
      <Button {...button} onClick={() => onChoose(null)}>
        {label}
      </Button>
    )
  }
  const reasons = reasonChoices(tResults).filter(({ value }) => value !== 'other')
  return (
    <Menu position="bottom-end" width={220} withInitialFocusPlaceholder={likely === null}>
      <Menu.Target>
        <Button {...button}>{label}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {likely !== null && (
          <>
            <Menu.Label>{tResults('head.cause')}</Menu.Label>
            <Menu.Item data-autofocus onClick={() => onChoose(likely)}>
              {tResults(`reason.${likely}`)}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Label>{t('decide.why')}</Menu.Label>
        {reasons
          .filter(({ value }) => value !== likely)
          .map(({ value, label: reason }) => (
            <Menu.Item key={value} onClick={() => onChoose(value)}>
              {reason}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
