import { Button, Input, MultiSelect, SegmentedControl, Stack, Textarea } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { INVITATION_DAYS } from '#domain/invitation.ts'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useSendsMail } from '../session/installation.ts'

import type { ExistingOffer } from './existing-offers.ts'
import { inviterOf, isMailed, type OfferDraft } from './offer-draft.ts'
import styles from './rail-form.module.css'
import { STORE_ROLES } from './store-roles.ts'
import { type Invited, useInvite } from './use-invite.ts'

export interface InviteFormProps {
  readonly organization: OrganizationSummary
  /** The organization's stores that the viewer may enter. */
  readonly stores: readonly StoreSummary[]
  /** Preselected. */
  readonly storeId?: string | undefined
  readonly existing: readonly ExistingOffer[]
  readonly onInvited: (invited: Invited) => void
}

export function InviteForm(props: InviteFormProps) {
  const { organization, stores, storeId, existing, onInvited } = props
  const managed = stores.filter(({ role }) => role === 'manager')
  const inviter = inviterOf(organization, stores)
  const sendsMail = useSendsMail()
  const t = useMessages('team')
  const sayShared = useMessages('shared')
  const { invite, isBusy, errorOf } = useInvite({ inviter, existing, onInvited })
  const [draft, setDraft] = useState(() => firstDraft(managed, storeId))
  const change = (part: Partial<OfferDraft>) => setDraft({ ...draft, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void invite(draft)
  }
  return (
    <Form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Input.Wrapper label={t('form.role')} labelElement="div">
          <SegmentedControl
            fullWidth
            className={styles.segments}
            aria-label={t('form.role')}
            value={draft.role}
            onChange={(role) => change({ role })}
            data={rolesFor(organization, managed).map((value) => ({
              value,
              label: sayShared(`role.${value}`),
            }))}
          />
        </Input.Wrapper>
        {draft.role !== 'owner' && managed.length > 1 && (
          <MultiSelect
            label={t('stores')}
            placeholder={draft.storeIds.length === 0 ? t('form.choose') : ''}
            data={managed.map(({ id, name }) => ({ value: id, label: name }))}
            value={[...draft.storeIds]}
            onChange={(storeIds) => change({ storeIds })}
            error={errorOf('stores') && t('form.noStoreChosen')}
            nothingFoundMessage={t('form.noSuchStore')}
            searchable
          />
        )}
        {draft.role !== 'owner' && (
          <SegmentedControl
            fullWidth
            className={styles.segments}
            aria-label={t('form.how')}
            value={draft.by}
            onChange={(by) => change({ by })}
            data={[
              { value: 'email', label: t('form.byEmail') },
              { value: 'link', label: t('form.byLink') },
            ]}
          />
        )}
        {isMailed(draft) && (
          <Textarea
            label={t('form.addresses')}
            description={t('form.addressesHint')}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autosize
            data-autofocus
            minRows={1}
            maxRows={8}
            value={draft.emails}
            onChange={(event) => change({ emails: event.currentTarget.value })}
            onKeyDown={sendOnEnter}
            error={errorOf('email')}
          />
        )}
        <p className={styles.note}>
          {draft.role === 'owner'
            ? t('form.aboutOwner')
            : t(draft.by === 'email' ? 'form.aboutEmail' : 'form.aboutLink', {
                days: INVITATION_DAYS,
              })}
        </p>
        {isMailed(draft) && sendsMail === false && (
          <p className={styles.note}>{t('form.noMail')}</p>
        )}
        {errorOf('') && <RefusalNote>{errorOf('')}</RefusalNote>}
        <Button type="submit" loading={isBusy}>
          {t(submitLabel(draft, sendsMail))}
        </Button>
      </Stack>
    </Form>
  )
}

function submitLabel(draft: OfferDraft, sendsMail: boolean | undefined) {
  if (!isMailed(draft)) return 'form.makeLink'
  return sendsMail === false ? 'form.make' : 'form.send'
}

function firstDraft(managed: readonly StoreSummary[], storeId: string | undefined): OfferDraft {
  const [first] = managed
  const chosen = storeId ?? (managed.length === 1 ? first?.id : undefined)
  const storeIds = chosen === undefined ? [] : [chosen]
  return { by: 'email', emails: '', role: first ? 'scanner' : 'owner', storeIds }
}

/** Only owners can make owners; without a store, no other role exists. */
function rolesFor({ role }: OrganizationSummary, managed: readonly StoreSummary[]) {
  const inStores = managed.length > 0 ? STORE_ROLES : []
  return role === 'owner' ? [...inStores, 'owner' as const] : inStores
}

/** Enter submits, as in a one-line field: lists are pasted, or separated by commas. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
