import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Answer } from '#contract/ai.ts'
import { mayAskAbout, QUESTIONS, TOPICS } from '#domain/ai/match-question.ts'
import { api } from '../client/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
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

/** A question about the audit in one's own words. */
export function AskPanel({ storeId, auditId, isManager }: AskPanelProps) {
  const ask = useBackendAction(api.ai.ask)
  const [question, setQuestion] = useState('')
  const [asking, setAsking] = useState('')
  const [answered, setAnswered] = useState<{ readonly to: string; readonly answer: Answer }>()
  const { attempt, isBusy, refusal } = useAttempt()
  const { unlessStopped, stop } = useStoppable()
  const send = (text: string) => {
    const asked = text.trim()
    if (asked === '') return
    setAsking(asked)
    void attempt(async () => {
      const said = await unlessStopped(ask({ auditId, question: asked }))
      const answer = said === STOPPED ? await ask({ auditId, question: asked, byRule: true }) : said
      setAnswered({ to: asked, answer })
      tellOfSpentPlan(answer.source)
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(question)
  }
  const choose = (text: string) => {
    setQuestion(text)
    send(text)
  }
  return (
    <div className={styles.panel} data-asking>
      <Form onSubmit={submit} className={styles.form}>
        <TextInput
          data-asks
          className={styles.input ?? ''}
          aria-label="Question about this audit"
          placeholder="What is missing in Drinks?"
          value={question}
          maxLength={500}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isBusy} disabled={question.trim() === ''}>
          Ask
        </Button>
      </Form>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
      <Waiting text={isBusy ? `Looking up “${asking}”.` : null} onStop={stop} />
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
  readonly onChoose: (question: string) => void
}

function Suggestions({ questions, isBusy, onChoose }: SuggestionsProps) {
  return (
    <ul className={styles.suggestions} aria-label="What can be asked">
      {questions.map((question) => (
        <li key={question}>
          <Button
            variant="default"
            size="compact-sm"
            disabled={isBusy}
            onClick={() => onChoose(question)}
          >
            {question}
          </Button>
        </li>
      ))}
    </ul>
  )
}
