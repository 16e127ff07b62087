import { Switch } from '@mantine/core'
import { api } from '../client/api.ts'
import { useBackendMutation, useLiveQuery } from '../client/react.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { Section } from '../kit/section.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './ai.module.css'
import { AiRequests } from './ai-requests.tsx'
import { useInstalledModel } from './use-model.ts'

/** Whether an organization uses the installation's language model; for its owners. */
export function AiSettingsSection({ orgId }: { readonly orgId: string }) {
  const t = useMessages('ai')
  const { day } = useFormats()
  const model = useInstalledModel()
  const settings = useLiveQuery(api.ai.getSettings, { orgId })
  const setEnabled = useBackendMutation(api.ai.setEnabled, {
    optimisticUpdate: (store, args) => {
      const known = store.get(api.ai.getSettings, { orgId })
      if (known) store.set(api.ai.getSettings, { orgId }, { ...known, enabled: args.enabled })
    },
  })
  const { attempt, refusal } = useAttempt()
  if (model === undefined || !settings) return null
  if (model === null) {
    return <Section title={t('settings.title')} text={t('settings.none')} />
  }
  const { enabled, changedAt, changedByName } = settings
  const changed = (at: number) =>
    changedByName === null
      ? t('settings.changed', { day: day(at) })
      : t('settings.changedBy', { day: day(at), name: changedByName })
  return (
    <Section title={t('settings.title')} text={t('settings.text')}>
      <div className={styles.panel}>
        <Switch
          label={t('settings.use', { model })}
          description={changedAt ? changed(changedAt) : t('settings.off')}
          checked={enabled}
          onChange={(event) => {
            const isOn = event.currentTarget.checked
            void attempt(() => setEnabled({ orgId, enabled: isOn }))
          }}
        />
        {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
        <AiRequests orgId={orgId} />
      </div>
    </Section>
  )
}
