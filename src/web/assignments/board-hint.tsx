import { Button } from '@mantine/core'
import styles from './assignment-board.module.css'

interface BoardHintProps {
  readonly isPlanOpen: boolean
  /** How many shelves nobody has. */
  readonly open: number
  readonly onChooseOpen: () => void
}

/** What to do here, while nothing is chosen. */
export function BoardHint({ isPlanOpen, open, onChooseOpen }: BoardHintProps) {
  if (!isPlanOpen) {
    return <p className={styles.hint}>Counting is closed: shelves keep who counted them.</p>
  }
  return (
    <p className={styles.hint}>
      Choose shelves, then a person. Or drag them there.
      {open > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={onChooseOpen}>
          Choose {open.toLocaleString('en-US')} open
        </Button>
      )}
    </p>
  )
}
