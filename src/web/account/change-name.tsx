import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { postAuth } from '../session/auth-request.ts'
import { NameField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { nameRule } from './account-rules.ts'
import { useRefreshSession } from './use-refresh-session.ts'

const RULES = { name: nameRule }

export function ChangeName({ name }: { readonly name: string }) {
  const [isOpen, { open, close }] = useDisclosure()
  const refreshSession = useRefreshSession()
  return (
    <>
      <Button variant="default" onClick={open}>
        Edit name
      </Button>
      <Modal opened={isOpen} onClose={close} title="Edit name">
        <AccountForm
          submitLabel="Save name"
          rules={RULES}
          send={async (fields) => {
            await postAuth('/update-user', { name: fields.name })
            await refreshSession()
            notifications.show({ message: 'Name saved' })
            close()
          }}
        >
          <NameField current={name} />
        </AccountForm>
      </Modal>
    </>
  )
}
