import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Answer } from '#contract/ai.ts'
import { mayAskAbout, QUESTIONS, TOPICS, type Topic } from '#domain/ai/match-question.ts'
import { isLanguage } from '#messages/languages.ts'
import { api } from '../client/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useLanguage, useMessages } from '../kit/use-messages.ts'
import styles from './ai.module.css'
import { AnswerView } from './answer-view.tsx'
import { tellOfSpentPlan } from './spent-plan.ts'
import { STOPPED, useStoppable } from './use-stoppable.ts'
import { Waiting } from './waiting.tsx'

interface AskPanelProps {
  readonly storeId: string
  readonly auditId: string
  readonly isManager: boolean
}

/** A question about the audit in the person's own words. */
export function AskPanel({ storeId, auditId, isManager }: AskPanelProps) {
  const ask = useBackendAction(api.ai.ask)
  const t = useMessages('ai')
  const language = useLanguage()
  const [question, setQuestion] = useState('')
  const [asking, setAsking] = useState('')
  const [answered, setAnswered] = useState<{ readonly to: string; readonly answer: Answer }>()
  const { attempt, isBusy, refusal } = useAttempt()
  const { unlessStopped, stop } = useStoppable()
  const send = (text: string, topic?: Topic) => {
    const said = text.trim()
    // A suggested question is sent in the wording that the matcher understands, whatever the page calls it.
    const asked = topic === undefined ? said : QUESTIONS[topic]
    if (asked === '') return
    setAsking(said)
    const args = { auditId, question: asked, ...(isLanguage(language) && { language }) }
    void attempt(async () => {
      const told = await unlessStopped(ask(args))
      const answer = told === STOPPED ? await ask({ ...args, byRule: true }) : told
      setAnswered({ to: said, answer })
      tellOfSpentPlan(answer.source)
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(question)
  }
  const choose = (text: string, topic: Topic | undefined) => {
    setQuestion(text)
    send(text, topic)
  }
  return (
    <div className={styles.panel} data-asking>
      <Form onSubmit={submit} className={styles.form}>
        <TextInput
          data-asks
          className={styles.input ?? ''}
          aria-label={t('ask.label')}
          placeholder={t('ask.example')}
          value={question}
          maxLength={500}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isBusy} disabled={question.trim() === ''}>
          {t('ask.button')}
        </Button>
      </Form>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
      <Waiting text={isBusy ? t('ask.waiting', { question: asking }) : null} onStop={stop} />
      <div aria-live="polite">
        {answered && (
          <AnswerView
            key={answered.to}
            storeId={storeId}
            auditId={auditId}
            question={answered.to}
            answer={answered.answer}
          />
        )}
      </div>
      <Suggestions
        questions={answered?.answer.suggestions ?? firstQuestions(isManager)}
        isBusy={isBusy}
        onChoose={choose}
      />
    </div>
  )
}

function firstQuestions(isManager: boolean): readonly string[] {
  return TOPICS.filter((topic) => mayAskAbout(topic, { isManager })).map((one) => QUESTIONS[one])
}

interface SuggestionsProps {
  readonly questions: readonly string[]
  readonly isBusy: boolean
  /** The topic, if the question is a suggested one. */
  readonly onChoose: (question: string, topic: Topic | undefined) => void
}

function Suggestions({ questions, isBusy, onChoose }: SuggestionsProps) {
  const t = useMessages('ai')
  const offered = questions.map((question) => {
    const topic = TOPICS.find((one) => QUESTIONS[one] === question)
    return { topic, text: topic ? t(`question.${topic}`) : question }
  })
  return (
    <ul className={styles.suggestions} aria-label={t('ask.suggestions')}>
      {offered.map(({ topic, text }) => (
        <li key={text}>
          <Button
            variant="default"
            size="compact-sm"
            disabled={isBusy}
            onClick={() => onChoose(text, topic)}
          >
            {text}
          </Button>
        </li>
      ))}
    </ul>
  )
}
