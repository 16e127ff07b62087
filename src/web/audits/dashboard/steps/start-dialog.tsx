import { Button, Group, Modal, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { LinkAnchor, LinkButton } from '#web/kit/links.tsx'
import { useFocusBack } from '#web/kit/use-focus-back.ts'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { StepProps } from './audit-steps.ts'

export function StartDialog(props: StepProps) {
  return props.shelves === 0 ? <NothingToCount {...props} /> : <StartForm {...props} />
}

/** Nothing can be started yet; the page for adding shelves is one tap away. */
function NothingToCount({ storeId, onClose }: StepProps) {
  useFocusBack()
  const t = useMessages('dashboard')
  return (
    <Modal opened onClose={onClose} title={t('step.start')} size="lg">
      <Stack gap="md">
        <p>{t('start.nothing')}</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('dialog.close')}
          </Button>
          <LinkButton to="/stores/$storeId/admin/rooms" params={{ storeId }}>
            {t('start.addShelves')}
          </LinkButton>
        </Group>
      </Stack>
    </Modal>
  )
}

function StartForm({ storeId, audit, shelves, onClose }: StepProps) {
  const { auditId, protocol, withoutBaseline } = audit
  const start = useBackendMutation(api.audits.start)
  const t = useMessages('dashboard')
  const tDraft = useMessages('draft')
  const { list } = useFormats()
  const rules = (['blind', 'selfAssignment', 'helping'] as const).map((rule) =>
    t(`rule.${rule}`, { on: protocol[rule] ? 'yes' : 'no' }),
  )
  const hasBaseline = (audit.baselines?.length ?? 0) > 0
  const [isWithout, setWithout] = useState(withoutBaseline)
  return (
    <ActionDialog
      title={t('step.start')}
      confirmLabel={t('start.confirm', { shelves })}
      isReady
      onConfirm={() => start({ auditId, withoutBaseline: isWithout })}
      onClose={onClose}
    >
      <p>{t('start.rules', { rules: list(rules) })}</p>
      {!hasBaseline && (
        <Radio.Group
          label={t('menu.expected')}
          value={isWithout ? 'without' : 'with'}
          onChange={(value) => setWithout(value === 'without')}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="without"
              label={tDraft('stock.without')}
              description={tDraft('stock.withoutText')}
            />
            <Radio
              value="with"
              label={t('start.with')}
              description={t('start.withHelp', {
                link: (text) => (
                  <LinkAnchor
                    to="/stores/$storeId/audit/$id/inventory"
                    params={{ storeId, id: auditId }}
                    inherit
                  >
                    {text}
                  </LinkAnchor>
                ),
              })}
            />
          </Stack>
        </Radio.Group>
      )}
    </ActionDialog>
  )
}
