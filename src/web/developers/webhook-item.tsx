import { ActionIcon, Button, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookLog } from './webhook-log.tsx'
import { WebhookNote, WebhookState } from './webhook-state.tsx'
import styles from './webhooks.module.css'

interface WebhookItemProps {
  readonly orgId: string
  readonly endpoint: WebhookEndpoint
  readonly onSecret: (secret: string) => void
}

export function WebhookItem({ orgId, endpoint, onSecret }: WebhookItemProps) {
  const t = useMessages('webhooks')
  const sendTest = useBackendMutation(api.webhooks.sendTest)
  const resume = useBackendMutation(api.webhooks.resume)
  const { attempt, isBusy, refusal } = useAttempt()
  const [isLogOpen, setLogOpen] = useState(false)
  const target = { orgId, endpointId: endpoint.id }
  const { name, url, state, events } = endpoint
  const test = async () => {
    await sendTest(target)
    setLogOpen(true)
    notifications.show({ message: t('test.done') })
  }
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.name}>{name || url}</h3>
          {name && <p className={styles.url}>{url}</p>}
          <p className={styles.facts}>
            <WebhookState {...endpoint} />
            <span>{t('events.count', { count: events.length })}</span>
          </p>
          <p className={styles.note}>
            <WebhookNote endpoint={endpoint} />
          </p>
        </div>
        <div className={styles.actions}>
          {state === 'active' ? (
            <Button variant="default" size="xs" loading={isBusy} onClick={() => attempt(test)}>
              {t('test')}
            </Button>
          ) : (
            <Button
              variant="default"
              size="xs"
              loading={isBusy}
              onClick={() => attempt(() => resume(target))}
            >
              {t(state === 'paused' ? 'resume' : 'switchOn')}
            </Button>
          )}
          <Button
            variant="default"
            size="xs"
            aria-expanded={isLogOpen}
            onClick={() => setLogOpen(!isLogOpen)}
          >
            {t('log.show')}
          </Button>
          <MoreActions orgId={orgId} endpoint={endpoint} onSecret={onSecret} attempt={attempt} />
        </div>
      </div>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
      {isLogOpen && <WebhookLog {...target} />}
    </li>
  )
}

interface MoreActionsProps extends WebhookItemProps {
  readonly attempt: ReturnType<typeof useAttempt>['attempt']
}

function MoreActions({ orgId, endpoint, onSecret, attempt }: MoreActionsProps) {
  const t = useMessages('webhooks')
  const pause = useBackendMutation(api.webhooks.pause)
  const rotate = useBackendMutation(api.webhooks.rotateSecret)
  const remove = useBackendMutation(api.webhooks.remove)
  const [open, setOpen] = useState<'edit' | 'rotate' | 'remove'>()
  const close = () => setOpen(undefined)
  const target = { orgId, endpointId: endpoint.id }
  const { name, url, state } = endpoint
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={t('actions', { webhook: name || url })}
          >
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('edit')}>{t('edit')}</Menu.Item>
          {state === 'active' && (
            <Menu.Item onClick={() => attempt(() => pause(target))}>{t('pause')}</Menu.Item>
          )}
          <Menu.Item onClick={() => setOpen('rotate')}>{t('rotate')}</Menu.Item>
          <Menu.Item color="red" onClick={() => setOpen('remove')}>
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <WebhookForm orgId={orgId} endpoint={endpoint} isOpen={open === 'edit'} onClose={close} />
      <ConfirmDialog
        isOpen={open === 'rotate'}
        onClose={close}
        title={t('rotate.title')}
        confirmLabel={t('rotate')}
        color="blue"
        onConfirm={async () => onSecret((await rotate(target)).secret)}
      >
        {t('rotate.text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'remove'}
        onClose={close}
        title={t('remove.title')}
        confirmLabel={t('remove')}
        onConfirm={() => remove(target)}
      >
        {t('remove.text', { url })}
      </ConfirmDialog>
    </>
  )
}
