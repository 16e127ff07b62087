import { LinkAnchor } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { AskForLink } from './ask-for-link.tsx'

export function ForgotPasswordPage() {
  const t = useMessages('account')
  return (
    <AskForLink
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      path="/request-password-reset"
      sent={t('forgot.sent')}
      foot={
        <>
          <LinkAnchor to="/sign-in" inherit>
            {t('link.back')}
          </LinkAnchor>
          {' · '}
          <LinkAnchor to="/account/recover" inherit>
            {t('forgot.recover')}
          </LinkAnchor>
        </>
      }
    />
  )
}
