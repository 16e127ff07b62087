import type { TablerIcon } from '@tabler/icons-react'
import styles from './state-word.module.css'

export interface StateWordProps {
  readonly icon: TablerIcon
  readonly word: string
  readonly tone?: 'quiet' | 'good' | 'warning' | 'bad'
}

/** A state is an icon and a word; the color only repeats them. */
export function StateWord({ icon: Icon, word, tone = 'quiet' }: StateWordProps) {
  return (
    <span className={styles.state}>
      <Icon size={15} stroke={1.8} className={styles.icon} data-tone={tone} aria-hidden />
      {word}
    </span>
  )
}
