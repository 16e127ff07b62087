import { Button, Group, Modal, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { countOf } from '#domain/count-words.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { LinkAnchor, LinkButton } from '#web/kit/links.tsx'
import { useFocusBack } from '#web/kit/use-focus-back.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { StepProps } from './audit-steps.ts'

export function StartDialog(props: StepProps) {
  return props.shelves === 0 ? <NothingToCount {...props} /> : <StartForm {...props} />
}

/** Nothing can be started: where shelves come from is one tap away. */
function NothingToCount({ storeId, onClose }: StepProps) {
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title="Start counting" size="lg">
      <Stack gap="md">
        <p>There is no shelf to count yet. Add the rooms of the store, and shelves to them.</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <LinkButton to="/stores/$storeId/admin/rooms" params={{ storeId }}>
            Add shelves
          </LinkButton>
        </Group>
      </Stack>
    </Modal>
  )
}

function StartForm({ storeId, audit, shelves, onClose }: StepProps) {
  const { auditId, protocol, withoutBaseline } = audit
  const start = useBackendMutation(api.audits.start)
  const hasBaseline = (audit.baselines?.length ?? 0) > 0
  const [isWithout, setWithout] = useState(withoutBaseline)
  return (
    <ActionDialog
      title="Start counting"
      confirmLabel={`Start counting ${countOf(shelves, 'shelf', 'shelves')}`}
      isReady
      onConfirm={() => start({ auditId, withoutBaseline: isWithout })}
      onClose={onClose}
    >
      <p>
        From now on the rules of the count stand: {protocol.blind ? 'blind' : 'not blind'},{' '}
        {protocol.selfAssignment
          ? 'people may take open shelves by themselves'
          : 'people count only what they are given'}
        {protocol.helping ? ', anyone may help count a shelf.' : ', each counts their own shelves.'}
      </p>
      {!hasBaseline && (
        <Radio.Group
          label="Expected inventory"
          value={isWithout ? 'without' : 'with'}
          onChange={(value) => setWithout(value === 'without')}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="without"
              label="Count without a baseline"
              description="You learn what is there, not what is missing. A list can still be imported later."
            />
            <Radio
              value="with"
              label="Compare with a list"
              description={
                <>
                  None is imported yet.{' '}
                  <LinkAnchor
                    to="/stores/$storeId/audit/$id/inventory"
                    params={{ storeId, id: auditId }}
                    inherit
                  >
                    Import it first
                  </LinkAnchor>
                </>
              }
            />
          </Stack>
        </Radio.Group>
      )}
    </ActionDialog>
  )
}
