import { ActionIcon, CopyButton, TextInput, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useMessages } from '#web/kit/use-messages.ts'

interface CopyFieldProps {
  readonly label: string
  readonly value: string
  readonly note?: string
}

/** Something to be entered elsewhere. */
export function CopyField({ label, value, note }: CopyFieldProps) {
  const t = useMessages('sign-on')
  return (
    <TextInput
      label={label}
      description={note}
      value={value}
      onFocus={(event) => event.currentTarget.select()}
      readOnly
      rightSection={
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <>
              <ActionIcon variant="subtle" onClick={copy} aria-label={`${t('copy')}: ${label}`}>
                {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              </ActionIcon>
              <VisuallyHidden role="status">{copied && t('copied')}</VisuallyHidden>
            </>
          )}
        </CopyButton>
      }
    />
  )
}
