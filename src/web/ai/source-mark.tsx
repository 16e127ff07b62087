import { IconRobot, IconRuler2 } from '@tabler/icons-react'
import type { AnswerSource } from '#contract/ai.ts'
import styles from './ai.module.css'
import { describeLeftOut, describeSource } from './source-words.ts'
import { isSpent, offerMoreRequests } from './spent-plan.ts'

interface SourceMarkProps {
  readonly source: AnswerSource
  readonly leftOut?: number
}

/** Who wrote it: an icon and words, under every answer. */
export function SourceMark({ source, leftOut = 0 }: SourceMarkProps) {
  const Icon = source.kind === 'model' ? IconRobot : IconRuler2
  return (
    <p className={styles.source}>
      <Icon size={15} stroke={1.8} aria-hidden />
      <span>
        {describeSource(source)}. {describeLeftOut(leftOut)}
        {isSpent(source) && (
          <button type="button" className={styles.more} onClick={offerMoreRequests}>
            How to get more
          </button>
        )}
      </span>
    </p>
  )
}
