import { IconCheck, IconCircleDashed, IconScan, type TablerIcon } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { AuditDashboard } from '#contract/audits.ts'
import type { Coverage } from '#domain/checklist.ts'
import { useSayClock } from '#web/kit/clock.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { useNow } from '#web/kit/use-now.ts'
import { Figures } from '../figures.tsx'
import { headlineOf } from '../headline.ts'
import { ProgressChart } from '../progress-chart.tsx'
import { type Parts, partsOf } from '../wall/wall.ts'
import styles from './answer.module.css'
import { describeFinish, describeRemaining, type FinishWords, isLate, isStill } from './words.ts'

interface AnswerProps {
  readonly dashboard: AuditDashboard
  /** Before the start, of the plan; after it, of the count. */
  readonly coverage: Coverage
  /** Whether nothing prevents submitting. */
  readonly isReady: boolean
}

const ESTIMATE_EVERY_MS = 15_000

/** The answer in a sentence, then the bar and the figures behind it. */
export function Answer({ dashboard, coverage, isReady }: AnswerProps) {
  const { status } = dashboard
  const now = useNow(ESTIMATE_EVERY_MS)
  const t = useMessages('dashboard')
  const sayClock = useSayClock()
  const { duration } = useFormats()
  const finish = status === 'active' ? dashboard.finish : null
  const remaining =
    finish && now !== undefined ? describeRemaining(finish, { nowMs: now, duration }, t) : undefined
  const isEstimated = finish && now !== undefined && !isStill(finish, now) && !isLate(finish, now)
  const words = isEstimated
    ? describeFinish(finish, { nowMs: now, clock: (timeMs) => sayClock(timeMs, now) }, t)
    : undefined
  const isCounting = status === 'active' || status === 'stopped'
  const { answer, rest } = headlineOf({ status, coverage, isReady, remaining }, t)
  return (
    <section className={styles.answer} aria-label={t('answer.label')}>
      <div className={styles.main}>
        <h2 className={styles.sentence}>
          {answer}
          {rest && (
            <span className={styles.rest}>
              <span className={styles.separator}> · </span>
              {rest}
            </span>
          )}
        </h2>
        {words && <PhoneFinish words={words} />}
        {status !== 'draft' && (
          <PartsBar parts={partsOf(dashboard.rooms)} isCounting={isCounting} />
        )}
        {status !== 'draft' && <Figures dashboard={dashboard} />}
      </div>
      {status !== 'draft' && (
        <div className={styles.side}>
          {words && <Finish words={words} />}
          <ProgressChart dashboard={dashboard} />
        </div>
      )}
    </section>
  )
}

function Finish({ words: { about, range } }: { readonly words: FinishWords }) {
  const t = useMessages('dashboard')
  return (
    <div className={styles.finish}>
      <p className={styles.finishTitle}>{about}</p>
      <p className={styles.finishRange}>{range ? t('finish.range', range) : t('finish.pace')}</p>
    </div>
  )
}

function PhoneFinish({ words: { about, range } }: { readonly words: FinishWords }) {
  const t = useMessages('dashboard')
  return (
    <p className={styles.phoneFinish}>
      {range ? t('finish.phoneRange', { about, ...range }) : about}
    </p>
  )
}

type PartWord =
  | 'part.covered'
  | 'part.underWay'
  | 'part.toStart'
  | 'part.notSubmitted'
  | 'part.notCounted'

interface ShownPart {
  readonly part: keyof Parts
  /** Its name; once counting is closed, the other one. */
  readonly word: PartWord
  readonly closedWord: PartWord
  readonly icon: TablerIcon
}

const SHOWN: readonly ShownPart[] = [
  { part: 'covered', word: 'part.covered', closedWord: 'part.covered', icon: IconCheck },
  { part: 'underWay', word: 'part.underWay', closedWord: 'part.notSubmitted', icon: IconScan },
  { part: 'toStart', word: 'part.toStart', closedWord: 'part.notCounted', icon: IconCircleDashed },
]

interface PartsBarProps {
  readonly parts: Parts
  readonly isCounting: boolean
}

function PartsBar({ parts, isCounting }: PartsBarProps) {
  const t = useMessages('dashboard')
  return (
    <>
      <div className={styles.bar} aria-hidden>
        {SHOWN.filter(({ part }) => parts[part] > 0).map(({ part }) => (
          <span key={part} className={styles.part} data-part={part} style={grow(parts[part])} />
        ))}
      </div>
      <ul className={styles.legend}>
        {SHOWN.map(({ part, word, closedWord, icon: Icon }) => (
          <li key={part}>
            <Icon size={14} stroke={1.9} aria-hidden />
            {t(isCounting ? word : closedWord, { count: parts[part] })}
          </li>
        ))}
      </ul>
    </>
  )
}

function grow(share: number): CSSProperties {
  return { flexGrow: share }
}
