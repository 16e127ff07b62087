import { IconCheck, IconCircleDashed, IconScan } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { AuditDashboard } from '#contract/audits.ts'
import type { Coverage } from '#domain/checklist.ts'
import { useNow } from '../../kit/use-now.ts'
import styles from './answer.module.css'
import { describeFinish, describeRemaining, type FinishWords, isStill } from './describe-finish.ts'
import { Figures } from './figures.tsx'
import { headlineOf } from './headline.ts'
import { ProgressChart } from './progress-chart.tsx'
import { type Parts, partsOf } from './wall.ts'

interface AnswerProps {
  readonly dashboard: AuditDashboard
  /** Of the plan before the start, of the count after it. */
  readonly coverage: Coverage
  /** Whether nothing stands before the submission. */
  readonly isReady: boolean
}

const ESTIMATE_EVERY_MS = 15_000

/** The answer in a sentence, then the bar and the figures that it is made of. */
export function Answer({ dashboard, coverage, isReady }: AnswerProps) {
  const { status } = dashboard
  const now = useNow(ESTIMATE_EVERY_MS)
  const finish = status === 'active' ? dashboard.finish : null
  const remaining = finish && now !== undefined ? describeRemaining(finish, now) : undefined
  const isEstimated = finish && now !== undefined && !isStill(finish, now)
  const words = isEstimated ? describeFinish(finish, now) : undefined
  const { answer, rest } = headlineOf({ status, coverage, isReady, remaining })
  return (
    <section className={styles.answer} aria-label="How far it is">
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
        {status !== 'draft' && <PartsBar parts={partsOf(dashboard.rooms)} />}
        {status !== 'draft' && <Figures dashboard={dashboard} />}
        {status !== 'draft' && <ProgressChart dashboard={dashboard} />}
      </div>
      {words && (
        <div className={styles.finish}>
          <p className={styles.finishTitle}>{words.about}</p>
          <p className={styles.finishRange}>
            {words.range && `${words.range}, `}if people go on as they do
          </p>
        </div>
      )}
    </section>
  )
}

function PhoneFinish({ words: { about, range } }: { readonly words: FinishWords }) {
  return (
    <p className={styles.phoneFinish}>
      {about}
      {range && ` (${range})`}
    </p>
  )
}

const SHOWN = [
  { part: 'covered', word: 'covered', icon: IconCheck },
  { part: 'underWay', word: 'under way', icon: IconScan },
  { part: 'toStart', word: 'to start', icon: IconCircleDashed },
] as const satisfies readonly { readonly part: keyof Parts; word: string; icon: unknown }[]

function PartsBar({ parts }: { readonly parts: Parts }) {
  return (
    <>
      <div className={styles.bar} aria-hidden>
        {SHOWN.filter(({ part }) => parts[part] > 0).map(({ part }) => (
          <span key={part} className={styles.part} data-part={part} style={grow(parts[part])} />
        ))}
      </div>
      <ul className={styles.legend}>
        {SHOWN.map(({ part, word, icon: Icon }) => (
          <li key={part}>
            <Icon size={14} stroke={1.9} aria-hidden />
            {parts[part].toLocaleString('en-US')} {word}
          </li>
        ))}
      </ul>
    </>
  )
}

function grow(share: number): CSSProperties {
  return { flexGrow: share }
}
