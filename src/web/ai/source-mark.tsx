import { IconRobot, IconRuler2 } from '@tabler/icons-react'
import type { AnswerSource } from '#contract/ai.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './ai.module.css'
import { isSpent, offerMoreRequests } from './spent-plan.ts'

interface SourceMarkProps {
  readonly source: AnswerSource
  readonly leftOut?: number
}

/** Who wrote the answer: an icon and words, below every answer. */
export function SourceMark({ source, leftOut = 0 }: SourceMarkProps) {
  const t = useMessages('ai')
  const Icon = source.kind === 'model' ? IconRobot : IconRuler2
  return (
    <p className={styles.source}>
      <Icon size={15} stroke={1.8} aria-hidden />
      <span>
        {source.kind === 'model'
          ? t('source.model', { model: source.model })
          : t(`why.${source.why}`)}{' '}
        {leftOut > 0 && t('source.removed', { count: leftOut })}
        {isSpent(source) && (
          <button type="button" className={styles.more} onClick={offerMoreRequests}>
            {t('source.more')}
          </button>
        )}
      </span>
    </p>
  )
}
