// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AccountForm } from './account-form.tsx'

afterEach(cleanup)

test('a form that is sent twice before it has drawn that it is busy is sent once', async () => {
  const sending = Promise.withResolvers<void>()
  const send = vi.fn(() => sending.promise)
  const { container } = render(
    <MantineProvider env="test">
      <AccountForm submitLabel="Create account" rules={{}} send={send}>
        <input name="email" defaultValue="nora@shop.test" />
      </AccountForm>
    </MantineProvider>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form')
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(send).toHaveBeenCalledTimes(1)
  sending.resolve()
  const button = screen.getByRole('button', { name: 'Create account' })
  await waitFor(() => expect(button.hasAttribute('data-loading')).toBe(false))
  fireEvent.submit(form)
  expect(send).toHaveBeenCalledTimes(2)
})
