import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconKey } from '@tabler/icons-react'
import { useHydrated } from '@tanstack/react-router'
import type { PasskeyDetails } from '#contract/users.ts'
import { api } from '#web/client/api.ts'
import { useBackendAction } from '#web/client/react.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { AccountForm } from '../account-form.tsx'
import { nameRule } from '../account-rules.ts'
import styles from '../logins.module.css'
import { PasskeyNameField } from './passkey-name-field.tsx'

const RULES = { name: nameRule }

interface PasskeyRowProps {
  readonly passkey: PasskeyDetails
}

export function PasskeyRow({ passkey }: PasskeyRowProps) {
  const t = useMessages('passkeys')
  const name = passkey.name || t('unnamed')
  return (
    <li className={styles.row}>
      <IconKey size={20} stroke={1.7} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{useFacts(passkey)}</p>
      </div>
      <div className={styles.choices}>
        <Rename id={passkey.id} name={name} />
        <Remove id={passkey.id} name={name} />
      </div>
    </li>
  )
}

function useFacts({ createdAt, lastUsedAt }: PasskeyDetails): string {
  const t = useMessages('passkeys')
  const { day, moment } = useFormats()
  // The server does not know the device's time zone.
  const format = useHydrated() ? moment : day
  const since = t('since', { time: format(createdAt) })
  const used = lastUsedAt === null ? t('unused') : t('used', { time: format(lastUsedAt) })
  return `${since} · ${used}`
}

interface ChoiceProps {
  readonly id: string
  readonly name: string
}

function Rename({ id, name }: ChoiceProps) {
  const t = useMessages('passkeys')
  const rename = useBackendAction(api.auth.renamePasskey)
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" size="xs" onClick={open} aria-label={t('rename.named', { name })}>
        {t('rename')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t('rename.named', { name })}>
        <AccountForm
          submitLabel={t('rename.save')}
          rules={RULES}
          send={async (fields) => {
            await rename({ passkeyId: id, name: fields.name ?? '' })
            close()
          }}
        >
          <PasskeyNameField current={name} />
        </AccountForm>
      </Modal>
    </>
  )
}

function Remove({ id, name }: ChoiceProps) {
  const t = useMessages('passkeys')
  const remove = useBackendAction(api.auth.removePasskey)
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" size="xs" onClick={open} aria-label={t('remove.named', { name })}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title={t('remove.named', { name })}
        confirmLabel={t('remove')}
        onConfirm={() => remove({ passkeyId: id })}
      >
        {t('remove.text', { name })}
      </ConfirmDialog>
    </>
  )
}
