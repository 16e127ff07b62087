import { LinkAnchor } from '../kit/links.tsx'
import { OperatorName } from './operator-name.tsx'
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
        It is run by its operator, <OperatorName />, who keeps the machine and its data and answers
        for both. The operator can close an organization; its owners are then told why. How often
        backups are made, and how long the service stays up, is up to the operator too.
      </p>
      <h2>Your data</h2>
      <p>
        What you enter stays yours and your organization’s. Owners decide who belongs to it and may
        remove people from it. What is kept about you is in the{' '}
        <LinkAnchor to="/privacy">privacy policy</LinkAnchor>.
      </p>
      <h2>Your part</h2>
      <ul>
        <li>Keep your password and the codes for your phone to yourself.</li>
        <li>Enter only what you are allowed to share with your organization.</li>
        <li>Do not try to reach what belongs to others, or to disturb the service for them.</li>
      </ul>
      <h2>What it costs</h2>
      <p>
        What <LinkAnchor to="/pricing">pricing</LinkAnchor> says, and nothing without your
        agreement.
      </p>
      <h2>Leaving</h2>
      <p>
        You can leave an organization or delete your account at any time, and an owner can delete
        the organization. Deleting is final: there is no grace period.
      </p>
    </Article>
  )
}
