import { Modal, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { PasswordField } from '../account-fields.tsx'
import { AccountForm } from '../account-form.tsx'
import { knownPasswordRule, nameRule } from '../account-rules.ts'
import { describeDevice } from '../describe-device.ts'
import { type Adding, addPasskey } from './add-passkey.ts'
import { PasskeyNameField } from './passkey-name-field.tsx'

const RULES = { name: nameRule, password: knownPasswordRule }

export default function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('passkeys')
  const tProfile = useMessages('profile')
  const [outcome, setOutcome] = useState<Adding>()
  const add = async ({ name = '', password = '' }: Readonly<Record<string, string>>) => {
    setOutcome(undefined)
    const became = await addPasskey({ name, password })
    setOutcome(became)
    if (became !== 'added') return
    notifications.show({ message: t('added', { name: name.trim() }) })
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('add')} closeOnClickOutside={false}>
      <Stack gap="md">
        <p>{t('add.lead')}</p>
        <AccountForm submitLabel={t('add.submit')} rules={RULES} send={add}>
          <PasskeyNameField current={describeDevice(navigator.userAgent, tProfile).name} />
          <PasswordField />
          {outcome === 'refused' && <RefusalNote>{t('add.refused')}</RefusalNote>}
          {outcome === 'there' && <RefusalNote>{t('add.there')}</RefusalNote>}
        </AccountForm>
      </Stack>
    </Modal>
  )
}
