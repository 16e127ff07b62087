import styles from './waiting-rows.module.css'

/** Placeholder rows of the final size while the first answer is loading; shown only if that takes a moment. */
export function WaitingRows() {
  return (
    <div className={styles.rows} aria-hidden>
      <div className={styles.row} />
      <div className={styles.row} />
      <div className={styles.row} />
    </div>
  )
}
