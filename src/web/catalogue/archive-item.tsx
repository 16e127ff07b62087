import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { IconArchive } from '@tabler/icons-react'
import type { ItemDetails } from '#contract/items.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './catalogue.module.css'

interface ArchiveItemProps {
  readonly orgId: string
  readonly item: ItemDetails
  readonly onDone: () => void
}

export function ArchiveItem({ orgId, item, onDone }: ArchiveItemProps) {
  const t = useMessages('catalogue')
  const archive = useBackendMutation(api.items.archive)
  const [isOpen, dialog] = useDisclosure()
  const confirm = async () => {
    await archive({ orgId, itemId: item.id })
    notifications.show({ message: t('archive.done', { name: item.name }) })
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
        {t('archive.button')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={dialog.close}
        title={t('archive.title', { name: item.name })}
        confirmLabel={t('archive.button')}
        onConfirm={confirm}
      >
        {t('archive.text')}
      </ConfirmDialog>
    </div>
  )
}
