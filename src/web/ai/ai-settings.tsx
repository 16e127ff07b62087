import { Switch } from '@mantine/core'
import { api } from '../client/api.ts'
import { useBackendMutation, useLiveQuery } from '../client/react.tsx'
import { formatDay } from '../kit/format-day.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { Section } from '../kit/section.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import styles from './ai.module.css'
import { AiRequests } from './ai-requests.tsx'
import { useInstalledModel } from './use-model.ts'

const TEXT =
  'Summaries, answers and column guesses are made by rules. A language model can write them better. What it needs for that leaves for its server: figures and names of items, shelves and people of the audit that is asked about, or the first rows of a file. Every number it says is checked, and it changes nothing.'

/** Whether an organization uses the language model of the installation; for its owners. */
export function AiSettingsSection({ orgId }: { readonly orgId: string }) {
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
    return (
      <Section
        title="Language model"
        text="Summaries, answers and column guesses are made by rules: this installation has no language model. Its operator can set one up."
      />
    )
  }
  const { enabled, changedAt, changedByName } = settings
  return (
    <Section title="Language model" text={TEXT}>
      <div className={styles.panel}>
        <Switch
          label={`Use ${model}`}
          description={changedAt ? describeChange(changedAt, changedByName) : 'Off by default.'}
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

function describeChange(at: number, byName: string | null): string {
  return `Changed ${formatDay(at)}${byName ? ` by ${byName}` : ''}`
}
