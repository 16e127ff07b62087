// Mails that the host kept instead of sending them, newest first.

import { queryOptions } from '@tanstack/react-query'
import { memberOf } from '../session/auth-request.ts'

export interface KeptMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly createdAt: number
}

export const keptMailsQuery = queryOptions({
  queryKey: ['kept-mails'],
  queryFn: async (): Promise<readonly KeptMail[]> => {
    const response = await fetch('/api/dev/mails')
    if (!response.ok) throw new Error(`The host answered ${response.status}`)
    const answer: unknown = await response.json()
    return Array.isArray(answer) ? answer.map(parseMail) : []
  },
  staleTime: 0,
  refetchInterval: 3_000,
})

function parseMail(value: unknown): KeptMail {
  const text = (name: string) => String(memberOf(value, name) ?? '')
  return {
    id: text('id'),
    to: text('to'),
    subject: text('subject'),
    text: text('text'),
    html: text('html'),
    createdAt: Number(memberOf(value, 'createdAt')),
  }
}
