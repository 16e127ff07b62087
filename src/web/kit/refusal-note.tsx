import { Alert } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Why something was refused, shown beside the control that requested it. */
export function RefusalNote({ children }: { readonly children: ReactNode }) {
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconCircleX size={18} />}>
      {children}
    </Alert>
  )
}
