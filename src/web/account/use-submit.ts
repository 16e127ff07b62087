import { type FormEvent, useRef, useState } from 'react'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import type { Rule } from './account-rules.ts'
import { type AuthRefusalOf, useAuthRefusal } from './auth-refusal.ts'

export type Fields = Readonly<Record<string, string>>
export type Rules = Readonly<Record<string, Rule>>

export interface SubmitOptions {
  readonly rules: Rules
  readonly send: (fields: Fields) => Promise<void>
}

interface Problems {
  readonly fields: Fields
  /** An error of the form as a whole. */
  readonly form: string | undefined
}

const NO_PROBLEMS: Problems = { fields: {}, form: undefined }

/** The state of a form that is sent once, and then leaves the page or says why it failed. */
export function useSubmit({ rules, send }: SubmitOptions) {
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const t = useMessages('account')
  const refusalOf = useAuthRefusal()
  // A second click, or one from before hydration, may come before the first one renders.
  const isUnderWay = useRef(false)

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    const form = event.currentTarget
    const found = await problemsOf({ rules, send: sendBusily, t, refusalOf }, fieldsOf(form))
    isUnderWay.current = false
    setProblems(found)
    focusFirst(form, found.fields)
  }

  const sendBusily = async (fields: Fields) => {
    setBusy(true)
    setProblems(NO_PROBLEMS)
    await send(fields).finally(() => setBusy(false))
  }

  const forget = (name: string) => {
    if (name in problems.fields) setProblems({ ...problems, fields: omit(problems.fields, name) })
  }

  return { onSubmit, problems, forget, isBusy }
}

interface Sending extends SubmitOptions {
  readonly t: Messages<'account'>
  readonly refusalOf: AuthRefusalOf
}

async function problemsOf(sending: Sending, fields: Fields): Promise<Problems> {
  const { rules, send, t, refusalOf } = sending
  const broken = brokenRules(rules, fields, t)
  if (Object.keys(broken).length > 0) return { fields: broken, form: undefined }
  try {
    await send(fields)
    return NO_PROBLEMS
  } catch (thrown) {
    const { field, text } = refusalOf(thrown)
    return field !== undefined && field in rules
      ? { fields: { [field]: text }, form: undefined }
      : { fields: {}, form: text }
  }
}

export function brokenRules(rules: Rules, fields: Fields, t: Messages<'account'>): Fields {
  const broken: Record<string, string> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const problem = rule(fields[name] ?? '')
    if (problem !== null) broken[name] = problem(t)
  }
  return broken
}

function fieldsOf(form: HTMLFormElement): Fields {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}

/** Moves the focus to the first field with an error, for people who do not see its message. */
function focusFirst(form: HTMLFormElement, problems: Fields): void {
  const first = [...form.elements].find(
    (element) => element instanceof HTMLInputElement && element.name in problems,
  )
  if (first instanceof HTMLInputElement) first.focus()
}

function omit(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))
}
