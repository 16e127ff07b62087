import styles from './site-frame.module.css'
import { Article } from './site-frame.tsx'

export function VerifyPage() {
  return (
    <Article>
      <h1>Verify a count</h1>
      <p className={styles.lead}>
        A completed count carries a confirmation number and a seal over everything that was counted.
        Whoever holds its report can check here that nothing was changed afterwards.
      </p>
      <p>
        Counts cannot be completed in this version yet, so there is nothing to check. Reports will
        name the address to open.
      </p>
    </Article>
  )
}
