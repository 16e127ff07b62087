import styles from './waiting-rows.module.css'

/** Rows of final size while the first answer is on its way; drawn only when that takes a moment. */
export function WaitingRows() {
  return (
    <div className={styles.rows} aria-hidden>
      <div className={styles.row} />
      <div className={styles.row} />
      <div className={styles.row} />
    </div>
  )
}
