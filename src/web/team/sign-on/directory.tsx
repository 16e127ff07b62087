import { Button, Group, Modal, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { ScimDetails, ScimGroupSummary } from '#contract/scim.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation, useSuspenseLiveQuery } from '#web/client/react.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { useAttempt } from '#web/kit/use-attempt.ts'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { CopyField } from './copy-field.tsx'
import styles from './sign-on.module.css'
import { StoreChoices } from './store-choices.tsx'
import { type ChosenRoles, toRoles, toSeats } from './store-roles-chosen.ts'

interface DirectoryProps {
  readonly orgId: string
  /** The address of the installation. */
  readonly origin: string
}

/** The directory that adds and removes people, and the stores of its groups. */
export function Directory({ orgId, origin }: DirectoryProps) {
  const t = useMessages('sign-on')
  const details = useSuspenseLiveQuery(api.scim.get, { orgId })
  return (
    <Stack gap="md">
      <CopyField label={t('scim.baseUrl')} value={`${origin}/scim/v2`} />
      <TokenState orgId={orgId} token={details.token} />
      {details.token && (
        <p className={styles.detail}>{t('scim.people', { count: details.people })}</p>
      )}
      {(details.token || details.groups.length > 0) && (
        <Groups orgId={orgId} groups={details.groups} />
      )}
    </Stack>
  )
}

interface TokenStateProps {
  readonly orgId: string
  readonly token: ScimDetails['token']
}

function TokenState({ orgId, token }: TokenStateProps) {
  const t = useMessages('sign-on')
  const make = useBackendMutation(api.scim.createToken)
  const remove = useBackendMutation(api.scim.removeToken)
  const { attempt, isBusy, refusal } = useAttempt()
  const [secret, setSecret] = useState<string>()
  const [asked, setAsked] = useState<'replace' | 'remove'>()
  const close = () => setAsked(undefined)
  const create = async () => setSecret((await make({ orgId })).secret)
  return (
    <>
      <p className={styles.detail}>{useTokenWords(token)}</p>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
      <Group gap="xs">
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => (token ? setAsked('replace') : attempt(create))}
        >
          {t(token ? 'scim.replace' : 'scim.make')}
        </Button>
        {token && (
          <Button variant="subtle" color="red" onClick={() => setAsked('remove')}>
            {t('scim.remove')}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        isOpen={asked === 'replace'}
        onClose={close}
        title={t('scim.replace')}
        confirmLabel={t('scim.replace')}
        onConfirm={create}
      >
        {t('scim.replaceText')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onClose={close}
        title={t('scim.remove')}
        confirmLabel={t('scim.remove')}
        onConfirm={() => remove({ orgId })}
      >
        {t('scim.removeText')}
      </ConfirmDialog>
      <Modal
        opened={secret !== undefined}
        onClose={() => setSecret(undefined)}
        title={t('scim.secretTitle')}
        closeOnClickOutside={false}
      >
        <Stack gap="md">
          <p>{t('scim.secretText')}</p>
          <CopyField label={t('scim.secret')} value={secret ?? ''} />
          <Group justify="flex-end">
            <Button onClick={() => setSecret(undefined)}>{t('scim.done')}</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}

function useTokenWords(token: ScimDetails['token']): string {
  const t = useMessages('sign-on')
  const { day } = useFormats()
  if (!token) return t('scim.none')
  const { hint, lastUsedAt } = token
  return lastUsedAt === null
    ? t('scim.unused', { hint })
    : t('scim.used', { hint, day: day(lastUsedAt) })
}

interface GroupsProps {
  readonly orgId: string
  readonly groups: readonly ScimGroupSummary[]
}

function Groups({ orgId, groups }: GroupsProps) {
  const t = useMessages('sign-on')
  return (
    <div>
      <h4 className={styles.step}>{t('scim.groups')}</h4>
      {groups.length === 0 && <p className={styles.note}>{t('scim.noGroups')}</p>}
      <ul className={styles.list}>
        {groups.map((group) => (
          <GroupItem key={group.id} orgId={orgId} group={group} />
        ))}
      </ul>
    </div>
  )
}

function GroupItem({ orgId, group }: { readonly orgId: string; readonly group: ScimGroupSummary }) {
  const t = useMessages('sign-on')
  const save = useBackendMutation(api.scim.setGroupStores)
  const { attempt, refusal } = useAttempt()
  const [isOpen, setOpen] = useState(false)
  const { id: groupId, name, members } = group
  const choose = (roles: ChosenRoles) =>
    attempt(async () => {
      await save({ orgId, groupId, stores: toSeats(roles) })
      notifications.show({ message: t('scim.saved') })
    })
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        <span>{t('scim.members', { count: members })}</span>
        <Button
          variant="default"
          size="xs"
          aria-expanded={isOpen}
          aria-label={t('scim.storesOf', { group: name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('scim.stores')}
        </Button>
      </div>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
      {isOpen && <StoreChoices orgId={orgId} roles={toRoles(group.stores)} onChange={choose} />}
    </li>
  )
}
