// Replaces the validation messages of the auth library with our own wording.

import * as z from 'zod'
import { describeIssue } from '#contract/refused-input.ts'

const refusal = z.looseObject({ code: z.string(), message: z.string() })
/** The format of the library's messages: `[body.email] …; [body.password] …`. */
const FIRST_FIELD = /^\[body(?:\.([\w.]+))?\] ([^;[]*)/

export async function inPlainWords(response: Response): Promise<Response> {
  if (response.status !== 400) return response
  const { data } = refusal.safeParse(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  )
  if (data?.code !== 'VALIDATION_ERROR') return response
  const [, field = '', words = ''] = FIRST_FIELD.exec(data.message) ?? []
  const body = { ...data, message: plainMessage(field, words), details: { field } }
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(body), { status: response.status, headers })
}

function plainMessage(field: string, words: string): string {
  const path = field === '' ? [] : field.split('.')
  if (/received undefined/.test(words)) {
    return describeIssue({ code: 'invalid_type', expected: 'string', input: undefined, path })
  }
  return describeIssue({ code: 'custom', input: null, path })
}
