import { Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import type { AuditDetails } from '#contract/audits.ts'
import type { AuditStatus } from '#domain/audit.ts'
import { canChangeOption } from '#domain/protocol-change.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { type Messages, useMessages } from '#web/kit/use-messages.ts'
import { ActionDialog } from './action-dialog.tsx'

/** The rules that can be switched on or off, with the message keys of their labels and explanations. */
const RULE_OPTIONS = [
  { name: 'blind', label: 'blind.label', help: 'blind.help' },
  { name: 'selfAssignment', label: 'free.label', help: 'free.help' },
  { name: 'helping', label: 'helping.label', help: 'helping.help' },
  { name: 'controlTotals', label: 'control.label', help: 'control.help' },
  { name: 'showResults', label: 'results.label', help: 'results.help' },
  { name: 'showCosts', label: 'costs.label', help: 'costs.help' },
  { name: 'reasonCodes', label: 'reasons.label', help: 'reasons.help' },
] as const

type RuleOption = (typeof RULE_OPTIONS)[number]['name']

interface RulesDialogProps {
  readonly audit: Pick<AuditDetails, 'auditId' | 'status' | 'protocol'>
  readonly onClose: () => void
}

/** The rules of an audit that is not over: what can still be changed, and why the rest cannot. */
export function RulesDialog({ audit, onClose }: RulesDialogProps) {
  const { auditId, status, protocol } = audit
  const t = useMessages('dashboard')
  const tDraft = useMessages('draft')
  const update = useBackendMutation(api.audits.updateProtocol)
  const [wanted, setWanted] = useState<Partial<Record<RuleOption, boolean>>>({})
  const blind = wanted.blind ?? protocol.blind
  const changed = Object.entries(wanted).filter(([name, on]) => protocol[name as RuleOption] !== on)
  return (
    <ActionDialog
      title={t('rules.title')}
      confirmLabel={t('rules.save')}
      isReady={changed.length > 0}
      onConfirm={() => update({ auditId, protocol: Object.fromEntries(changed) })}
      onClose={onClose}
    >
      <p>{t('rules.text')}</p>
      <Stack gap="sm">
        {RULE_OPTIONS.map(({ name, label, help }) => {
          const fixed = canChangeOption(status, name) ? undefined : whyFixed(name, status, t)
          const text = name === 'helping' ? t('rules.helpingHelp') : tDraft(help)
          const isHidden = blind && (name === 'showResults' || name === 'showCosts')
          return (
            <Checkbox
              key={name}
              label={tDraft(label)}
              description={isHidden ? tDraft('results.blind') : (fixed ?? text)}
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

/** Why an option can no longer be changed. */
function whyFixed(option: RuleOption, status: AuditStatus, t: Messages<'dashboard'>): string {
  if (option === 'blind') return t('rules.fixedBlind')
  return status === 'submitted' ? t('rules.fixedClosed') : t('rules.fixedStarted')
}
