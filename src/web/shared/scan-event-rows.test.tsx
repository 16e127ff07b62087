// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ScanEventRows, type ShownEvent } from './scan-event-rows.tsx'

afterEach(cleanup)

const AT = Date.UTC(2026, 4, 4, 12)
const later = { id: 'later', entered: 7, userId: 'ben', userName: 'Ben Ode', deviceTime: AT }
const COUNT: ShownEvent = {
  id: 'count',
  auditAssignmentId: 'shelf',
  kind: 'set',
  line: 'tea',
  itemId: 'tea',
  itemName: 'Green tea',
  code: null,
  entered: 5,
  factor: 1,
  effect: 5,
  replacedBy: null,
  voids: null,
  voided: false,
  quarantined: false,
  warnings: [],
  userId: 'ana',
  userName: 'Ana Lind',
  deviceId: 'device-1',
  deviceSeq: 1,
  deviceTime: AT,
  serverTime: AT,
  note: null,
  lot: null,
  expiry: null,
  serial: null,
  photoFileId: null,
}

function show(event: Partial<ShownEvent>) {
  render(
    <MantineProvider env="test">
      <ScanEventRows events={[{ ...COUNT, ...event }]} />
    </MantineProvider>,
  )
  return screen.getByRole('listitem')
}

test('a count that a later correction replaced stays, and says by what and by whom', () => {
  const row = show({ replacedBy: later })
  expect(row.textContent).toContain('replaced by a later correction: 7 by Ben Ode')
  expect(row.dataset.void).toBe('true')
})

test('what another has corrected it to is not said where the viewer may not see the shelf', () => {
  const row = show({ replacedBy: { ...later, entered: null } })
  expect(row.textContent).toContain('replaced by a later correction by Ben Ode')
})

test('whoever corrected it and left is still somebody, and a count that stands says nothing', () => {
  expect(show({ replacedBy: { ...later, userName: null } }).textContent).toContain(
    '7 by someone who left',
  )
  cleanup()
  const row = show({})
  expect(row.textContent).not.toContain('replaced')
  expect(row.dataset.void).toBeUndefined()
})
