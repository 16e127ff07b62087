import { Alert, Button, Stack } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSubmit } from './use-submit.ts'

interface AccountFormProps {
  readonly submitLabel: string
  readonly send: (fields: Readonly<Record<string, string>>) => Promise<void>
  readonly children: ReactNode
}

/**
 * Sent as POST even before the page runs its code, so that a password can never end up in the
 * address; until then the button waits.
 */
export function AccountForm({ submitLabel, send, children }: AccountFormProps) {
  const { onSubmit, error, isBusy, isReady } = useSubmit(send)
  return (
    <form method="post" onSubmit={onSubmit}>
      <Stack gap="md">
        {children}
        {error && (
          <Alert color="red" icon={<IconCircleX size={18} />} role="alert" variant="light">
            {error}
          </Alert>
        )}
        <Button type="submit" loading={isBusy} disabled={!isReady} fullWidth>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  )
}
