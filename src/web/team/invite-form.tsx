import { Button, Input, MultiSelect, SegmentedControl, Stack, Textarea } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { INVITATION_DAYS } from '#domain/invitation.ts'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useSendsMail } from '../session/installation.ts'
import { roleName } from '../shared/role-name.ts'
import type { ExistingOffer } from './existing-offers.ts'
import { inviterOf, isMailed, type OfferDraft } from './offer-draft.ts'
import styles from './rail-form.module.css'
import { STORE_ROLES } from './store-role-choices.ts'
import { type Invited, useInvite } from './use-invite.ts'

export interface InviteFormProps {
  readonly organization: OrganizationSummary
  /** Stores of the organization that the viewer may enter. */
  readonly stores: readonly StoreSummary[]
  /** Chosen to begin with. */
  readonly storeId?: string | undefined
  readonly existing: readonly ExistingOffer[]
  readonly onInvited: (invited: Invited) => void
}

const WITH_LINK = { value: 'link', label: 'By link' } as const
const MAILED = { value: 'email', label: 'By e-mail' } as const
const HANDED_OVER = { value: 'email', label: 'For an address' } as const

export function InviteForm(props: InviteFormProps) {
  const { organization, stores, storeId, existing, onInvited } = props
  const managed = stores.filter(({ role }) => role === 'manager')
  const inviter = inviterOf(organization, stores)
  const sendsMail = useSendsMail()
  const { invite, isBusy, errorOf } = useInvite({ inviter, existing, onInvited })
  const [draft, setDraft] = useState(() => firstDraft(managed, storeId))
  const change = (part: Partial<OfferDraft>) => setDraft({ ...draft, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void invite(draft)
  }
  return (
    <Form onSubmit={submit} noValidate>
      <h2 className={styles.title}>Invite people</h2>
      <Stack gap="sm">
        <Input.Wrapper label="Role" labelElement="div">
          <SegmentedControl
            fullWidth
            className={styles.segments}
            aria-label="Role"
            value={draft.role}
            onChange={(role) => change({ role })}
            data={rolesFor(organization, managed)}
          />
        </Input.Wrapper>
        {draft.role !== 'owner' && managed.length > 1 && (
          <MultiSelect
            label="Stores"
            placeholder={draft.storeIds.length === 0 ? 'Choose one or more' : ''}
            data={managed.map(({ id, name }) => ({ value: id, label: name }))}
            value={[...draft.storeIds]}
            onChange={(storeIds) => change({ storeIds })}
            error={errorOf('stores')}
            nothingFoundMessage="No store is called that"
            searchable
          />
        )}
        {draft.role !== 'owner' && (
          <SegmentedControl
            fullWidth
            className={styles.segments}
            aria-label="How to invite"
            value={draft.by}
            onChange={(by) => change({ by })}
            data={[sendsMail === false ? HANDED_OVER : MAILED, WITH_LINK]}
          />
        )}
        {isMailed(draft) && (
          <Textarea
            label="Email addresses"
            description="One, or a pasted list."
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autosize
            minRows={1}
            maxRows={8}
            value={draft.emails}
            onChange={(event) => change({ emails: event.currentTarget.value })}
            onKeyDown={sendOnEnter}
            error={errorOf('email')}
          />
        )}
        <p className={styles.note}>{explain(draft)}</p>
        {isMailed(draft) && sendsMail === false && <p className={styles.note}>{NO_MAIL}</p>}
        {errorOf('') && <RefusalNote>{errorOf('')}</RefusalNote>}
        <Button type="submit" loading={isBusy}>
          {submitLabel(draft, sendsMail)}
        </Button>
      </Stack>
    </Form>
  )
}

const NO_MAIL = 'This installation has no mail server: you get the link, and hand it over.'

function submitLabel(draft: OfferDraft, sendsMail: boolean | undefined): string {
  if (!isMailed(draft)) return 'Make a link'
  return sendsMail === false ? 'Make invitation' : 'Send invitation'
}

function firstDraft(managed: readonly StoreSummary[], storeId: string | undefined): OfferDraft {
  const [first] = managed
  const chosen = storeId ?? (managed.length === 1 ? first?.id : undefined)
  const storeIds = chosen === undefined ? [] : [chosen]
  return { by: 'email', emails: '', role: first ? 'scanner' : 'owner', storeIds }
}

/** Only owners make owners; where there is no store, there is nothing else to be. */
function rolesFor({ role }: OrganizationSummary, managed: readonly StoreSummary[]) {
  const inStores = managed.length > 0 ? STORE_ROLES : []
  const roles = role === 'owner' ? [...inStores, 'owner' as const] : inStores
  return roles.map((value) => ({ value, label: roleName(value) }))
}

function explain({ role, by }: OfferDraft): string {
  if (role === 'owner') {
    return 'Owners enter every store, invite and remove people, and look after the plan.'
  }
  return by === 'email'
    ? `Only the person with the address can accept, within ${INVITATION_DAYS} days.`
    : `Whoever opens the link first joins. It works once, for ${INVITATION_DAYS} days.`
}

/** As from a field of one line: lists are pasted, or parted by commas. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
