import { Button } from '@mantine/core'
import { returnFocus } from '../kit/return-focus.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './ai.module.css'

interface WaitingProps {
  /** Null: nothing is under way. */
  readonly text: string | null
  readonly onStop: () => void
}

/** What is being waited for, and after a moment the way out. */
export function Waiting({ text, onStop }: WaitingProps) {
  const t = useMessages('ai')
  return (
    <div className={styles.wait}>
      <p role="status" className={styles.waiting}>
        {text}
      </p>
      {text !== null && (
        <span ref={backToAsking} className={styles.stop}>
          <Button variant="default" size="compact-sm" onClick={onStop}>
            {t('wait.stop')}
          </Button>
        </span>
      )}
    </div>
  )
}

const backToAsking = returnFocus((gone) =>
  gone.closest('[data-asking]')?.querySelector('[data-asks]'),
)
