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
import { useMessages } from '../kit/use-messages.ts'
import styles from './label-templates.module.css'
import { labelWords, templateWords } from './template-words.ts'

const OWN = 'own'
const EXAMPLE = '28IIIIIWWWWWC'
const PATTERNS = [...LABEL_PATTERNS, OWN] as const

/** What the store's own labels mean, for the people who count there. */
export function LabelTemplates({ storeId }: { readonly storeId: string }) {
  const t = useMessages('labels')
  const templates = useLiveQuery(api.labels.templates, { storeId })?.templates
  const saveAll = useBackendMutation(api.labels.saveTemplates)
  const { isBusy, refusal, attempt } = useAttempt()
  const save = (next: readonly string[]) =>
    attempt(async () => {
      await saveAll({ storeId, templates: [...decideLabelTemplates(next)] })
    })
  return (
    <Section title={t('own.title')} text={t('own.text')}>
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
  const t = useMessages('labels')
  if (templates.length === 0) return null
  return (
    <ul className={styles.rows}>
      {templates.map((template) => (
        <li key={template} className={styles.row}>
          <div className={styles.words}>
            <span className={styles.template}>{template}</span>
            <Text size="sm" c="dimmed">
              {templateWords(template, t)}
            </Text>
          </div>
          <Button
            variant="subtle"
            disabled={isBusy}
            aria-label={t('own.removeNamed', { template })}
            onClick={() => void onSave(templates.filter((one) => one !== template))}
          >
            {t('own.remove')}
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
  const t = useMessages('labels')
  const [prefix, setPrefix] = useState<string>('28')
  const [pattern, setPattern] = useState<string>(LABEL_PATTERNS[0])
  const [own, setOwn] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await onAdd(pattern === OWN ? own : prefix + pattern)) setOwn('')
  }
  return (
    <Form onSubmit={submit}>
      <div className={styles.form}>
        <Select
          label={t('own.prefix')}
          data={[...RESTRICTED_PREFIXES]}
          value={prefix}
          disabled={pattern === OWN}
          allowDeselect={false}
          onChange={(chosen) => chosen && setPrefix(chosen)}
        />
        <Select
          label={t('own.then')}
          data={PATTERNS.map((value) => ({ value, label: t(`pattern.${value}`) }))}
          value={pattern}
          allowDeselect={false}
          onChange={(chosen) => chosen && setPattern(chosen)}
        />
        <Button type="submit" variant="default" loading={isBusy}>
          {t('own.add')}
        </Button>
      </div>
      {pattern === OWN && (
        <TextInput
          mt="sm"
          maw={640}
          label={t('own.pattern')}
          description={t('own.patternHelp')}
          placeholder={EXAMPLE}
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
  const t = useMessages('labels')
  const [text, setText] = useState('')
  return (
    <TextInput
      className={styles.try ?? ''}
      label={t('own.try')}
      inputMode="numeric"
      value={text}
      description={labelWords(text, templates, t) ?? t('own.tryHelp')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
