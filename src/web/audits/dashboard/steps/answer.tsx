import type { AuditDashboard } from '#contract/audits.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { Figures, useFigures } from '../figures.tsx'
import { ProgressChart } from '../progress-chart.tsx'
import { partsOf } from '../wall/wall.ts'
import styles from './answer.module.css'
import { PartsBar } from './parts-bar.tsx'
import { Sentence } from './sentence.tsx'
import { type CountFacts, useHeadline } from './use-headline.ts'
import type { FinishWords } from './words.ts'

interface AnswerProps extends CountFacts {
  readonly dashboard: AuditDashboard
}

/** The answer in a sentence, then the bar and the figures behind it. */
export function Answer({ dashboard, ...facts }: AnswerProps) {
  const { status } = dashboard
  const t = useMessages('dashboard')
  const { answer, rest, finish } = useHeadline({ dashboard, ...facts })
  const figures = useFigures(dashboard)
  const isCounting = status === 'active' || status === 'stopped'
  return (
    <section className={styles.answer} aria-label={t('answer.label')}>
      <div className={styles.main}>
        <Sentence answer={answer} rest={rest} />
        {finish && <PhoneFinish words={finish} />}
        {status !== 'draft' && (
          <PartsBar parts={partsOf(dashboard.rooms)} isCounting={isCounting} />
        )}
        {status !== 'draft' && <Figures figures={figures} />}
      </div>
      {status !== 'draft' && (
        <div className={styles.side}>
          {finish && <Finish words={finish} />}
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
