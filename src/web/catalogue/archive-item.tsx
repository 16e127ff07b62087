import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { IconArchive } from '@tabler/icons-react'
import type { ItemDetails } from '#contract/items.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import styles from './catalogue.module.css'

interface ArchiveItemProps {
  readonly orgId: string
  readonly item: ItemDetails
  readonly onDone: () => void
}

export function ArchiveItem({ orgId, item, onDone }: ArchiveItemProps) {
  const archive = useBackendMutation(api.items.archive)
  const [isOpen, dialog] = useDisclosure()
  const confirm = async () => {
    await archive({ orgId, itemId: item.id })
    notifications.show({ message: `${item.name} archived. What was counted of it stays.` })
    onDone()
  }
  return (
    <div className={styles.part}>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconArchive size={16} stroke={1.7} aria-hidden />}
        onClick={dialog.open}
      >
        Archive item
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={dialog.close}
        title={`Archive ${item.name}?`}
        confirmLabel="Archive item"
        onConfirm={confirm}
      >
        It leaves the catalogue: its codes are unknown from then on. What was counted of it stays in
        every audit and report.
      </ConfirmDialog>
    </div>
  )
}
