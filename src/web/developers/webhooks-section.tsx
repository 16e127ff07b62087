import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Empty } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookItem } from './webhook-item.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import styles from './webhooks.module.css'

/** Where an organization has its events sent; for its owners. */
export function WebhooksSection({ orgId }: { readonly orgId: string }) {
  const t = useMessages('webhooks')
  const endpoints = useSuspenseLiveQuery(api.webhooks.list, { orgId })
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const add = (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      {endpoints.length === 0 ? (
        <Empty title={t('none.title')} action={add}>
          {t('none.text')}
        </Empty>
      ) : (
        <>
          <Section title={t('title')} text={t('text')}>
            {add}
          </Section>
          <ul className={styles.list}>
            {endpoints.map((endpoint) => (
              <WebhookItem
                key={endpoint.id}
                orgId={orgId}
                endpoint={endpoint}
                onSecret={setSecret}
              />
            ))}
          </ul>
        </>
      )}
      <WebhookForm
        orgId={orgId}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onCreated={setSecret}
      />
      <WebhookSecret secret={secret} onClose={() => setSecret(undefined)} />
    </>
  )
}
