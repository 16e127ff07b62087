import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { useMessages } from '../kit/use-messages.ts'

interface PrintLabelsProps {
  readonly title: string
  /** The form; rendered when the dialog opens. */
  readonly children: ReactNode
}

/** A button that opens the options for printing labels. */
export function PrintLabels({ title, children }: PrintLabelsProps) {
  const t = useMessages('labels')
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} stroke={1.9} aria-hidden />}
        onClick={open}
      >
        {t('print')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={title} size={720}>
        {children}
      </Modal>
    </>
  )
}
