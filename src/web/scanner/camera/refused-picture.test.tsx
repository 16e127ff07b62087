// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OutboxEntry } from '#web/outbox/outbox-entry.ts'
import { RefusedPicture } from './refused-picture.tsx'

afterEach(cleanup)

const ENTRY: OutboxEntry = {
  seq: 3,
  userId: 'ana',
  auditAssignmentId: 'shelf-1',
  state: 'kept',
  savedAtMs: Date.UTC(2026, 10, 15, 9, 30),
  fault: { code: 'limit_reached', message: 'There is no room left.' },
  work: {
    kind: 'picture',
    auditAssignmentId: 'shelf-1',
    photo: { blob: new Blob(['x'], { type: 'image/jpeg' }), orgId: 'org' },
    of: 'Olive oil',
  },
}

test('a picture that was not taken is seen with its reason, and let go only once it is saved', () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const onLetGo = vi.fn()
  render(<RefusedPicture entry={ENTRY} onLetGo={onLetGo} />)
  expect(screen.getByText('Photo of Olive oil')).toBeTruthy()
  expect(screen.getByText(/There is no room left\./)).toBeTruthy()
  expect(screen.getByRole('img').getAttribute('src')).toMatch(/^blob:/)
  expect(screen.queryByRole('button', { name: 'Remove from this phone' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save photo' }))
  expect(saved).toEqual(['picture-2026-11-15T09-30-00.jpg'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove from this phone' }))
  expect(onLetGo).toHaveBeenCalledOnce()
})
