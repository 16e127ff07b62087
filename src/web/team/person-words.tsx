import { Person } from '../kit/person.tsx'
import styles from './people.module.css'

interface PersonWordsProps {
  readonly name: string
  readonly note: string
  readonly isViewer: boolean
}

/** Who it is: initials, the name, and a line about them. */
export function PersonWords({ name, note, isViewer }: PersonWordsProps) {
  return (
    <>
      <Person name={name} />
      <span className={styles.words}>
        <div className={styles.name}>
          {name}
          {isViewer && ' (you)'}
        </div>
        <div className={styles.note}>{note}</div>
      </span>
    </>
  )
}
