import { Progress } from '@mantine/core'
import { type CompletionRun, shareOf } from '#domain/completion.ts'
import { describeCompletion } from './describe-completion.ts'
import styles from './review.module.css'

interface CompletingBarProps {
  /** Undefined: it was asked for here, and nothing more is known yet. */
  readonly run: CompletionRun | undefined
  readonly isOwn: boolean
}

/** An audit that is being completed, for whoever has asked for it and whoever else looks at it. */
export function CompletingBar({ run, isOwn }: CompletingBarProps) {
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
