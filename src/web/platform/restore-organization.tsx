import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { PlatformOrganization } from '#contract/platform.ts'
import { useBackendMutation } from '../client/react.tsx'
import { showFailure, showNoteWithUndo } from '../kit/note-with-undo.tsx'

interface RestoreOrganizationProps {
  readonly organization: PlatformOrganization
}

export function RestoreOrganization({ organization }: RestoreOrganizationProps) {
  const { id: organizationId, name, suspendedReason } = organization
  const restoreOrganization = useBackendMutation(api.platform.restoreOrganization)
  const suspend = useBackendMutation(api.platform.suspendOrganization)
  const [isBusy, setBusy] = useState(false)
  const undo = () => suspend({ organizationId, reason: suspendedReason ?? '' })
  const restore = () => {
    setBusy(true)
    restoreOrganization({ organizationId })
      .then(() => showNoteWithUndo({ message: `${name} is open again`, undo }), showFailure)
      .finally(() => setBusy(false))
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={isBusy}
      aria-label={`Restore ${name}`}
      onClick={restore}
    >
      Restore
    </Button>
  )
}
