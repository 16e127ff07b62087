import styles from './site-frame.module.css'
import { Article } from './site-frame.tsx'

export function TermsPage() {
  return (
    <Article>
      <h1>Terms</h1>
      <p className={styles.lead}>What you may expect here, and what is expected of you.</p>
      <h2>The software</h2>
      <p>
        Shelfcount is open source under the MIT licence. It comes as it is, without warranty of any
        kind; the licence says so in full.
      </p>
      <h2>This installation</h2>
      <p>
        It is run by its operator, who decides who may have an account and keeps the data. What you
        enter stays yours and your organization’s.
      </p>
      <h2>Your part</h2>
      <p>
        Keep your password to yourself, enter only what you are allowed to share with your
        organization, and do not try to reach what belongs to others.
      </p>
    </Article>
  )
}
