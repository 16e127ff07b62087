import { Alert, Modal, SegmentedControl, Stack } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import { useState } from 'react'
import type { UnknownCode } from '#contract/scan-events.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useShowRepeated } from '../shared/show-repeated.ts'
import { describeNeighbours, describePlaces } from './describe-unknown.ts'
import styles from './inventory.module.css'
import { KnownItemForm, NewItemForm, NoItemForm, type Resolution } from './resolve-forms.tsx'

interface ResolveDialogProps {
  readonly orgId: string
  readonly auditId: string
  /** Undefined: the dialog is closed. */
  readonly code: UnknownCode | undefined
  readonly onClose: () => void
}

type Kind = 'item' | 'new_item' | 'none'

/** Resolves a code. Its counts stay unchanged, but move to the line of the resolution. */
export function ResolveDialog({ orgId, auditId, code, onClose }: ResolveDialogProps) {
  const t = useMessages('inventory')
  return (
    <Modal
      opened={code !== undefined}
      onClose={onClose}
      title={code ? t('resolve.title', { code: code.code }) : ''}
      size="lg"
    >
      {code && <Question orgId={orgId} auditId={auditId} code={code} onClose={onClose} />}
    </Modal>
  )
}

interface QuestionProps extends ResolveDialogProps {
  readonly code: UnknownCode
}

function Question({ orgId, auditId, code, onClose }: QuestionProps) {
  const resolveUnknown = useBackendMutation(api.scanEvents.resolveUnknown)
  const showRepeated = useShowRepeated()
  const { attempt, isBusy, refusal } = useAttempt()
  const t = useMessages('inventory')
  const [kind, setKind] = useState<Kind>('item')
  const resolve = (resolution: Resolution) =>
    void attempt(() =>
      resolveUnknown({ auditId, unknownId: code.id, resolution }).then(showRepeated),
    ).then((isDone) => isDone && onClose())
  const form = { isBusy, onResolve: resolve, onCancel: onClose }
  return (
    <Stack gap="md">
      <p className={styles.note}>
        {[describePlaces(code), describeNeighbours(code, t)].filter(Boolean).join(' · ')}
      </p>
      <SegmentedControl
        aria-label={t('resolve.kind')}
        data={[
          { value: 'item', label: t('resolve.item') },
          { value: 'new_item', label: t('resolve.newItem') },
          { value: 'none', label: t('resolve.none') },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'item' && <KnownItemForm orgId={orgId} {...form} />}
      {kind === 'new_item' && <NewItemForm {...form} />}
      {kind === 'none' && <NoItemForm {...form} />}
      {refusal && (
        <Alert color="red" variant="light" role="alert" icon={<IconCircleX size={18} />}>
          {refusal.text}
        </Alert>
      )}
    </Stack>
  )
}
