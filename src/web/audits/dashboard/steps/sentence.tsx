import type { Headline } from '../headline.ts'
import styles from './sentence.module.css'

/** The answer first; what follows from it is less prominent. */
export function Sentence({ answer, rest }: Headline) {
  return (
    <h2 className={styles.sentence}>
      {answer}
      {rest && (
        <span className={styles.rest}>
          <span className={styles.separator}> · </span>
          {rest}
        </span>
      )}
    </h2>
  )
}
