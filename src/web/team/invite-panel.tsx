import { Button, Stack, Textarea, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '../kit/use-messages.ts'
import { useSendsMail } from '../session/installation.ts'
import { InvitationLinkPanel } from './invitation-link-panel.tsx'
import { InviteForm, type InviteFormProps } from './invite-form.tsx'
import { some } from './offer-draft.ts'
import styles from './rail-form.module.css'
import { useCopy } from './use-copy.ts'
import { useInvitationAddress } from './use-invitation-address.ts'
import type { InvitationLinks } from './use-invitation-links.ts'
import type { Invited, NewInvitation } from './use-invite.ts'
import { handOverNote, invitedTitle } from './words.ts'

interface InvitePanelProps extends Omit<InviteFormProps, 'onInvited'> {
  readonly links: InvitationLinks
  /** Whether an invitation can still be accepted, or sent again. */
  readonly isWaiting: (invitationId: string) => boolean
}

/** A form; after an invitation is sent, its newest link, until somebody has used it. */
export function InvitePanel({ links, isWaiting, ...form }: InvitePanelProps) {
  const [invited, setInvited] = useState<Invited>()
  const sendsMail = useSendsMail()
  const t = useMessages('team')
  if (!invited || isGone(invited, links, isWaiting)) {
    const remember = (next: Invited) => {
      const [first, second] = next.made
      if (first && !second) links.remember(first.link)
      setInvited(next)
    }
    return <InviteForm {...form} onInvited={remember} />
  }
  const { made } = invited
  const [first, second] = made
  const toDo = handOverNote(made, sendsMail, t)
  return (
    <Stack gap="sm">
      <h2 className={styles.told} tabIndex={-1} ref={focus}>
        {invitedTitle(made, sendsMail, t)}
      </h2>
      {toDo && <p className={styles.note}>{toDo}</p>}
      {second && sendsMail === false && <InvitationLinksPanel made={made} />}
      {first && !second && <NewLink invitation={first} links={links} />}
      {invited.leftOut.length > 0 && (
        <p className={styles.note}>{t('form.existing', { addresses: some(invited.leftOut, t) })}</p>
      )}
      {invited.seats && <p className={styles.note}>{t('invited.seats', invited.seats)}</p>}
      <Button variant="default" onClick={() => setInvited(undefined)}>
        {t('invited.another')}
      </Button>
    </Stack>
  )
}

/** The only invitation that was made has been revoked, accepted or declined. */
function isGone(
  { made }: Invited,
  links: InvitationLinks,
  isWaiting: InvitePanelProps['isWaiting'],
): boolean {
  const [first, second] = made
  if (second) return false
  return !first || links.tokenOf(first.link.id) === undefined || !isWaiting(first.link.id)
}

interface NewLinkProps {
  readonly invitation: NewInvitation
  readonly links: InvitationLinks
}

function NewLink({ invitation: { link, email }, links }: NewLinkProps) {
  const t = useMessages('team')
  return (
    <>
      <InvitationLinkPanel token={links.tokenOf(link.id) ?? link.token} look="panel" />
      <p className={styles.note}>
        {email ? t('invited.linkOnceFor', { email }) : t('invited.linkOnce')}
      </p>
    </>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}

/** The links of several invitations, one per line, to hand them out. */
function InvitationLinksPanel({ made }: { readonly made: readonly NewInvitation[] }) {
  const { urlOf } = useInvitationAddress()
  const t = useMessages('team')
  const lines = made.map(({ email, link }) => `${email}\t${urlOf(link.token)}`).join('\n')
  const { copy, isCopied, hasFailed } = useCopy(lines)
  return (
    <Stack gap="xs">
      <Textarea
        label={t('link.all')}
        description={t(hasFailed ? 'link.cannotCopy' : 'link.allHint')}
        rows={Math.min(made.length, 8)}
        styles={{ input: { whiteSpace: 'pre', overflowX: 'auto' } }}
        value={lines}
        onFocus={(event) => event.currentTarget.select()}
        readOnly
      />
      <Button
        variant="default"
        leftSection={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={copy}
      >
        {t(isCopied ? 'link.copied' : 'link.copyAll')}
      </Button>
      <VisuallyHidden role="status">{isCopied && t('link.copied')}</VisuallyHidden>
    </Stack>
  )
}
