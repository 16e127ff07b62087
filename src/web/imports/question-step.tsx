import { Button, UnstyledButton } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { type ImportKind, type Mapping, missingColumns } from '#domain/import/mapping.ts'
import { useMessages } from '../kit/use-messages.ts'
import type { FileQuestion, QuestionOption } from './column-questions.ts'
import shared from './imports.module.css'
import styles from './question-step.module.css'

interface QuestionStepProps {
  readonly questions: readonly FileQuestion[]
  readonly kind: ImportKind
  readonly mapping: Mapping
  readonly onAnswer: (mapping: Mapping) => void
  /** The file is read again, from this sheet. */
  readonly onSheet: (sheet: number) => void
  /** Called once everything is answered. */
  readonly onDone: (mapping: Mapping) => void
  readonly onSeeAll: () => void
  readonly onBack: () => void
}

/** An answered question, with the mapping from before the answer. */
interface Answered {
  readonly id: string
  readonly before: Mapping
}

/** One question at a time; the last answer continues by itself. */
export function QuestionStep(props: QuestionStepProps) {
  const { questions, kind, mapping, onAnswer, onSheet, onDone, onSeeAll, onBack } = props
  const t = useMessages('columns')
  const [answered, setAnswered] = useState<readonly Answered[]>([])
  const open = questions.filter(({ id }) => !answered.some((one) => one.id === id))
  const [question, ...later] = open
  const answer = (option: QuestionOption) => {
    if (!question) return
    if (question.noneLeaves && option === question.none) return onBack()
    if (option.sheet !== undefined) return onSheet(option.sheet)
    const next = option.mapping(mapping)
    onAnswer(next)
    setAnswered([...answered, { id: question.id, before: mapping }])
    if (later.length > 0) return
    if (missingColumns(next.columns, kind).length > 0) onSeeAll()
    else onDone(next)
  }
  const goBack = () => {
    const last = answered.at(-1)
    if (!last) return onBack()
    setAnswered(answered.slice(0, -1))
    onAnswer(last.before)
  }
  return (
    <>
      {question && (
        <Question
          key={question.id}
          question={question}
          number={questions.length - open.length + 1}
          of={questions.length}
          onAnswer={answer}
        />
      )}
      <footer className={shared.footer}>
        <Button variant="default" onClick={goBack}>
          {t('back')}
        </Button>
        <p className={shared.footerText}>{t('nothingYet')}</p>
        <Button variant="default" onClick={onSeeAll}>
          {t('seeAll')}
        </Button>
      </footer>
    </>
  )
}

interface QuestionProps {
  readonly question: FileQuestion
  readonly number: number
  readonly of: number
  readonly onAnswer: (option: QuestionOption) => void
}

function Question({ question, number, of, onAnswer }: QuestionProps) {
  const t = useMessages('columns')
  const { title, why, options, none } = question
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={shared.question} aria-label={title}>
      {of > 1 && <p className={shared.dimmed}>{t('question.of', { number, count: of })}</p>}
      <h2 className={shared.questionTitle} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={shared.dimmed}>{why}</p>
      <div className={styles.options}>
        {options.map((option) => (
          <UnstyledButton
            key={option.id}
            className={styles.option}
            onClick={() => onAnswer(option)}
          >
            <span className={styles.label}>{option.label}</span>
            {option.samples.map((sample, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same value may stand in several rows
              <span key={at} className={styles.sample}>
                {sample}
              </span>
            ))}
          </UnstyledButton>
        ))}
      </div>
      <Button variant="default" className={styles.none ?? ''} onClick={() => onAnswer(none)}>
        {none.label}
      </Button>
    </section>
  )
}
