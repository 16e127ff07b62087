import { LinkAnchor } from '../kit/links.tsx'
import { AskForLink } from './ask-for-link.tsx'

export function ForgotPasswordPage() {
  return (
    <AskForLink
      title="Reset your password"
      lead="Give the email of your account. You get a link to set a new password."
      path="/request-password-reset"
      sent="If there is an account with this email, a link to set a new password is on its way. It works once, within an hour."
      foot={
        <>
          <LinkAnchor to="/sign-in" inherit>
            Back to sign in
          </LinkAnchor>
          {' · '}
          <LinkAnchor to="/account/recover" inherit>
            Account gone? Recover it
          </LinkAnchor>
        </>
      }
    />
  )
}
