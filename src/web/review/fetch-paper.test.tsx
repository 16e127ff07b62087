// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanNotifications, Notifications } from '@mantine/notifications'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchPaper } from './fetch-paper.tsx'

afterEach(() => {
  cleanNotifications()
  cleanup()
  vi.unstubAllGlobals()
})

test('a document that fails says so until it is read, and can be asked for again', async () => {
  const ask = vi.fn(async () => {
    throw new TypeError('Failed to fetch')
  })
  vi.stubGlobal('fetch', ask)
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  )
  fetchPaper('/api/results.pdf?auditId=1')
  await screen.findByText(/The document was not made/)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/The document was not made/)
  expect(ask).toHaveBeenCalledTimes(2)
})
