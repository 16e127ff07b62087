import { LinkButton } from '../kit/links.tsx'
import styles from './site-frame.module.css'
import { Article } from './site-frame.tsx'

export function PricingPage() {
  return (
    <Article>
      <h1>Pricing</h1>
      <p className={styles.lead}>
        This installation sells no plans: everything in it is open to you.
      </p>
      <p>
        Shelfcount is open source under the MIT licence, so you can also run it on a machine of your
        own. There it costs what the machine costs.
      </p>
      <div className={styles.actions}>
        <LinkButton to="/sign-up">Create an account</LinkButton>
      </div>
    </Article>
  )
}
