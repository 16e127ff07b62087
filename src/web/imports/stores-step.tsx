import { Button, NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import type { PlaceTally } from '#domain/import/tally-places.ts'
import { fromMilli } from '#domain/quantity.ts'
import { useAttempt } from '../kit/use-attempt.ts'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'
import shared from './imports.module.css'
import { Refusals } from './refusals.tsx'
import {
  describeLeftOut,
  firstAnswers,
  openIn,
  type StoreAnswers,
  type StoresQuestion,
  titleOf,
} from './stores-question.ts'
import styles from './stores-step.module.css'

interface StoresStepProps {
  readonly question: StoresQuestion
  readonly onDone: (answers: StoreAnswers) => Promise<void>
  readonly onSeeAll: () => void
  readonly onBack: () => void
}

/** One question about all stores of a file: which of its names belongs to which store. */
export function StoresStep({ question, onDone, onSeeAll, onBack }: StoresStepProps) {
  const t = useMessages('imports')
  const [answers, setAnswers] = useState(() => firstAnswers(question))
  const { attempt, isBusy, refusal } = useAttempt()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { places, unlistedRows } = question
  const open = places.filter(({ name }) => !answers.has(name))
  const answer = (name: string, storeId: string | null | undefined) => {
    const others = [...answers].filter(([one]) => one !== name)
    setAnswers(new Map(storeId === undefined ? others : [...others, [name, storeId]]))
  }
  const leaveOpenOut = () =>
    setAnswers(new Map([...answers, ...open.map(({ name }) => [name, null] as const)]))
  const reason = openIn(question, answers, t)
  const chosen = new Set([...answers.values()].filter((id) => id !== null)).size
  return (
    <>
      <section className={shared.question} aria-label={t('stores.label')}>
        <h2 className={shared.questionTitle} ref={heading} tabIndex={-1}>
          {titleOf(question, t)}
        </h2>
        <p className={shared.dimmed}>{t('stores.text')}</p>
        <ul className={styles.places}>
          {places.map((place) => (
            <Place
              key={place.name}
              place={place}
              question={question}
              answer={answers.get(place.name)}
              onAnswer={(storeId) => answer(place.name, storeId)}
            />
          ))}
        </ul>
        {unlistedRows > 0 && (
          <p className={shared.dimmed}>{t('stores.unlisted', { count: unlistedRows })}</p>
        )}
        <div className={styles.more}>
          {open.length > 1 && (
            <Button variant="default" onClick={leaveOpenOut}>
              {t('stores.skipOthers', { count: open.length })}
            </Button>
          )}
          <Button variant="default" onClick={onSeeAll} disabled={isBusy}>
            {t('stores.allColumns')}
          </Button>
        </div>
      </section>
      <Refusals texts={refusal ? [refusal.text] : []} />
      <footer className={shared.footer}>
        <Button variant="default" onClick={onBack} disabled={isBusy}>
          {t('confirm.back')}
        </Button>
        <p className={styles.state} role="status">
          {reason ?? describeLeftOut(question, answers, t) ?? t('stores.noneSkipped')}
        </p>
        <Button
          loading={isBusy}
          disabled={reason !== undefined}
          onClick={() => void attempt(() => onDone(answers))}
        >
          {t('stores.check', { count: chosen })}
        </Button>
      </footer>
    </>
  )
}

const LEAVE_OUT = 'leave out'

interface PlaceProps {
  readonly place: PlaceTally
  readonly question: StoresQuestion
  /** Null: left out; undefined: not answered. */
  readonly answer: string | null | undefined
  readonly onAnswer: (storeId: string | null | undefined) => void
}

function Place({ place, question, answer, onAnswer }: PlaceProps) {
  const t = useMessages('imports')
  const { quantity } = useFormats()
  const { found, stores } = question
  const match = found.find(({ name }) => name === place.name)?.store
  const name = place.name || t('stores.noPlace')
  const isForeign = match?.id === null
  return (
    <li className={styles.place}>
      <div>
        <div className={shared.fileName}>{name}</div>
        <div className={shared.dimmed}>
          {t('stores.place', {
            rows: place.rows,
            items: place.items,
            quantity: quantity(fromMilli(place.quantity)),
          })}
        </div>
      </div>
      {isForeign ? (
        <p className={styles.foreign}>
          {match?.name ? t('stores.foreign', { store: match.name }) : t('stores.someoneElses')}
        </p>
      ) : (
        <div>
          <NativeSelect
            aria-label={t('stores.of', { place: name })}
            value={optionValue(answer)}
            data={optionsOf(stores, t)}
            onChange={({ currentTarget: { value } }) => onAnswer(answerOf(value))}
          />
          {!match && answer === undefined && (
            <p className={styles.unknown}>{t('stores.unknown')}</p>
          )}
        </div>
      )}
    </li>
  )
}

function optionValue(answer: string | null | undefined): string {
  return answer === null ? LEAVE_OUT : (answer ?? '')
}

function answerOf(value: string): string | null | undefined {
  if (value === '') return undefined
  return value === LEAVE_OUT ? null : value
}

function optionsOf(stores: readonly StoreSummary[], t: Messages<'imports'>) {
  return [
    { value: '', label: t('stores.choose') },
    ...stores.map(({ id, name }) => ({ value: id, label: name })),
    { value: LEAVE_OUT, label: t('stores.skip') },
  ]
}
