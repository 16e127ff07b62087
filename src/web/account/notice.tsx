import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'

const MAX_LENGTH = 300

interface NoticeProps {
  readonly tone: 'error' | 'message'
  /** May come from the address: shown as the text it is, and not more of it than a few lines. */
  readonly text: string | undefined
}

export function Notice({ tone, text }: NoticeProps) {
  if (!text) return null
  const isError = tone === 'error'
  const Icon = isError ? IconAlertTriangle : IconInfoCircle
  return (
    <Alert
      variant="light"
      color={isError ? 'red' : 'blue'}
      icon={<Icon size={18} />}
      role={isError ? 'alert' : 'status'}
    >
      {text.slice(0, MAX_LENGTH)}
    </Alert>
  )
}
