import { LinkAnchor } from '../kit/links.tsx'
import { AskForLink } from './ask-for-link.tsx'

const LEAD =
  'Give the email of your account. You get a link that lets you back in with a new password, or start anew where no account is left.'

export function RecoverPage() {
  return (
    <AskForLink
      title="Recover an account"
      lead={LEAD}
      path="/recovery/request"
      sent="A link is on its way, whether or not there is an account with this email. It works once, within an hour."
      foot={
        <LinkAnchor to="/sign-in" inherit>
          Back to sign in
        </LinkAnchor>
      }
    />
  )
}
