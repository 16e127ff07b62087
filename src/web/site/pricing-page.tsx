import { LinkButton } from '../kit/links.tsx'
import styles from './site-frame.module.css'
import { Article } from './site-frame.tsx'

export function PricingPage() {
  return (
    <Article>
      <h1>Pricing</h1>
      <p className={styles.lead}>
        This installation sells no plans: everything in it is open to you, and nobody asks for a
        card.
      </p>
      <h2>Here</h2>
      <p>
        As many stores, rooms, shelves and people as you need. Should plans come, they will be on
        this page first, and nothing is charged without your agreement.
      </p>
      <h2>On a machine of your own</h2>
      <p>
        Shelfcount is open source under the MIT licence, so you can also run it yourself. There it
        costs what the machine costs.
      </p>
      <div className={styles.actions}>
        <LinkButton to="/sign-up">Create an account</LinkButton>
      </div>
    </Article>
  )
}
