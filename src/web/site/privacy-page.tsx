import styles from './site-frame.module.css'
import { Article } from './site-frame.tsx'

export function PrivacyPage() {
  return (
    <Article>
      <h1>Privacy policy</h1>
      <p className={styles.lead}>What this installation keeps about you, why, and for how long.</p>
      <h2>What is kept</h2>
      <ul>
        <li>Your name, your email and a one-way hash of your password, to know you again.</li>
        <li>Your organizations, stores and roles, to show you what is yours and nothing else.</li>
        <li>
          Your login sessions with their time, network address and browser, so that a stolen session
          can be found and ended.
        </li>
        <li>
          What you do in a count, with your name beside it: a count is a record of who found what.
        </li>
      </ul>
      <h2>What stays on your device</h2>
      <p>
        A cookie that holds your session, the colours you chose, and for ten minutes the page you
        asked for before you signed in. There are no cookies for advertising or measuring, and no
        code of others runs on these pages.
      </p>
      <h2>Who gets it</h2>
      <p>
        People of your organization see your name, your email and your work there. Nobody else does,
        except the operator of this installation, who keeps the machine running.
      </p>
      <h2>How it ends</h2>
      <p>
        You can delete your account on your profile page. That is final: there is no grace period.
      </p>
    </Article>
  )
}
