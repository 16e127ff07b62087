import { Button } from '@mantine/core'
import { returnFocus } from '../kit/return-focus.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './ai.module.css'

interface WaitingProps {
  /** Null: nothing is running. */
  readonly text: string | null
  readonly onStop: () => void
}

/** What the page is waiting for, and after a moment a way to stop. */
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
