import { Button, Select, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import {
  decideLabelTemplates,
  LABEL_PATTERNS,
  RESTRICTED_PREFIXES,
} from '#domain/codes/label-template.ts'
import { api } from '../client/api.ts'
import { useBackendMutation, useLiveQuery } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { Section } from '../kit/section.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import styles from './label-templates.module.css'
import { labelWords, templateWords } from './template-words.ts'

const OWN = 'own'
const PATTERNS = [
  ...LABEL_PATTERNS.map(({ pattern, words }) => ({ value: pattern, label: words })),
  { value: OWN, label: 'Own pattern' },
]

/** What the labels mean that the store prints itself, for whoever counts there. */
export function LabelTemplates({ storeId }: { readonly storeId: string }) {
  const templates = useLiveQuery(api.labels.templates, { storeId })?.templates
  const saveAll = useBackendMutation(api.labels.saveTemplates)
  const { isBusy, refusal, attempt } = useAttempt()
  const save = (next: readonly string[]) =>
    attempt(async () => {
      await saveAll({ storeId, templates: [...decideLabelTemplates(next)] })
    })
  return (
    <Section
      title="Labels printed in the store"
      text="Numbers that begin with 02 or 20 to 29 mean something in one store only, such as a weight from the scales. Say what their digits are, and a scan counts the weight."
    >
      {templates && (
        <>
          <SavedTemplates templates={templates} isBusy={isBusy} onSave={save} />
          <Add
            isBusy={isBusy}
            refusal={refusal?.text}
            onAdd={(template) => save([...templates, template])}
          />
          {templates.length > 0 && <Try templates={templates} />}
        </>
      )}
    </Section>
  )
}

interface SavedTemplatesProps {
  readonly templates: readonly string[]
  readonly isBusy: boolean
  readonly onSave: (templates: readonly string[]) => Promise<boolean>
}

function SavedTemplates({ templates, isBusy, onSave }: SavedTemplatesProps) {
  if (templates.length === 0) return null
  return (
    <ul className={styles.rows}>
      {templates.map((template) => (
        <li key={template} className={styles.row}>
          <div className={styles.words}>
            <span className={styles.template}>{template}</span>
            <Text size="sm" c="dimmed">
              {templateWords(template)}
            </Text>
          </div>
          <Button
            variant="subtle"
            disabled={isBusy}
            aria-label={`Remove ${template}`}
            onClick={() => void onSave(templates.filter((one) => one !== template))}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface AddProps {
  readonly isBusy: boolean
  readonly refusal: string | undefined
  readonly onAdd: (template: string) => Promise<boolean>
}

function Add({ isBusy, refusal, onAdd }: AddProps) {
  const [prefix, setPrefix] = useState<string>('28')
  const [pattern, setPattern] = useState<string>(LABEL_PATTERNS[0].pattern)
  const [own, setOwn] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await onAdd(pattern === OWN ? own : prefix + pattern)) setOwn('')
  }
  return (
    <Form onSubmit={submit}>
      <div className={styles.form}>
        <Select
          label="Begins with"
          data={[...RESTRICTED_PREFIXES]}
          value={prefix}
          disabled={pattern === OWN}
          allowDeselect={false}
          onChange={(chosen) => chosen && setPrefix(chosen)}
        />
        <Select
          label="Then"
          data={PATTERNS}
          value={pattern}
          allowDeselect={false}
          onChange={(chosen) => chosen && setPattern(chosen)}
        />
        <Button type="submit" variant="default" loading={isBusy}>
          Add
        </Button>
      </div>
      {pattern === OWN && (
        <TextInput
          mt="sm"
          maw={640}
          label="Pattern"
          description="13 characters: digits stand for themselves, I item, W grams, P price, V check of the price, X anything, C at the end."
          placeholder="28IIIIIWWWWWC"
          value={own}
          maxLength={40}
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
      )}
      {refusal && (
        <Text size="sm" c="red" mt="xs" role="alert">
          {refusal}
        </Text>
      )}
    </Form>
  )
}

function Try({ templates }: { readonly templates: readonly string[] }) {
  const [text, setText] = useState('')
  return (
    <TextInput
      className={styles.try ?? ''}
      label="Try a label"
      inputMode="numeric"
      value={text}
      description={labelWords(text, templates) ?? 'Type or scan the number of one.'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
