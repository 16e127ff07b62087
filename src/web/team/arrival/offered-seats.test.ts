import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { sayOfferedSeats } from './offered-seats.ts'

const t = messagesIn('en', 'invitation')
const harbor = { name: 'Harbor Street', role: 'scanner' } as const
const mill = { name: 'Mill Lane', role: 'scanner' } as const
const quarry = { name: 'Quarry Road', role: 'manager' } as const

test('an invitation says what somebody will be, and where', () => {
  const say = (stores: Parameters<typeof sayOfferedSeats>[0]['stores']) =>
    sayOfferedSeats({ role: 'member', stores }, t, formatsOf('en'))
  expect(say([harbor, mill])).toBe('Scanner in Harbor Street and Mill Lane')
  expect(say([quarry])).toBe('Manager in Quarry Road')
  expect(say([harbor, quarry])).toBe('Manager in Quarry Road. Scanner in Harbor Street.')
  expect(say([])).toBe('No store yet')
  expect(sayOfferedSeats({ role: 'owner', stores: [] }, t, formatsOf('en'))).toBe(
    'Owner of all stores',
  )
})
