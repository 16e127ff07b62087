import { LinkAnchor } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { AskForLink } from './ask-for-link.tsx'

export function RecoverPage() {
  const t = useMessages('account')
  return (
    <AskForLink
      title={t('recover.title')}
      lead={t('recover.lead')}
      path="/recovery/request"
      sent={t('recover.sent')}
      foot={
        <LinkAnchor to="/sign-in" inherit>
          {t('link.back')}
        </LinkAnchor>
      }
    />
  )
}
