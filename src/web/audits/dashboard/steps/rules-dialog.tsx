import { Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import type { AuditDetails } from '#contract/audits.ts'
import { canChangeOption } from '#domain/protocol-change.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { ActionDialog } from './action-dialog.tsx'
import { RULE_OPTIONS, type RuleOption, whyFixed } from './rule-options.ts'

interface RulesDialogProps {
  readonly audit: Pick<AuditDetails, 'auditId' | 'status' | 'protocol'>
  readonly onClose: () => void
}

/** The rules of an audit that is not over: what may still be changed, and why the rest stands. */
export function RulesDialog({ audit, onClose }: RulesDialogProps) {
  const { auditId, status, protocol } = audit
  const update = useBackendMutation(api.audits.updateProtocol)
  const [wanted, setWanted] = useState<Partial<Record<RuleOption, boolean>>>({})
  const blind = wanted.blind ?? protocol.blind
  const changed = Object.entries(wanted).filter(([name, on]) => protocol[name as RuleOption] !== on)
  return (
    <ActionDialog
      title="Counting rules"
      confirmLabel="Save rules"
      isReady={changed.length > 0}
      onConfirm={() => update({ auditId, protocol: Object.fromEntries(changed) })}
      onClose={onClose}
    >
      <p>Changes take effect at once and are noted in the activity of the audit.</p>
      <Stack gap="sm">
        {RULE_OPTIONS.map(({ name, label, description }) => {
          const fixed = canChangeOption(status, name) ? undefined : whyFixed(name, status)
          const isHidden = blind && (name === 'showResults' || name === 'showCosts')
          return (
            <Checkbox
              key={name}
              label={label}
              description={isHidden ? 'Not available in a blind count.' : (fixed ?? description)}
              disabled={fixed !== undefined || isHidden}
              checked={(wanted[name] ?? protocol[name]) && !isHidden}
              onChange={(event) => setWanted({ ...wanted, [name]: event.currentTarget.checked })}
            />
          )
        })}
      </Stack>
    </ActionDialog>
  )
}
