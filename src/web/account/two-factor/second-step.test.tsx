// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SecondStep } from './second-step.tsx'

vi.mock('#web/kit/visitor-frame.tsx', () => ({
  VisitorFrame: ({ children }: { readonly children: ReactNode }) => <main>{children}</main>,
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function answerWith(code: string) {
  const body = JSON.stringify({ code, message: 'No.' })
  vi.stubGlobal('fetch', async () => new Response(body, { status: 401 }))
}

function enterCode() {
  const onBack = vi.fn()
  const onEnter = vi.fn(async () => {})
  const { container } = render(
    <MantineProvider env="test">
      <SecondStep onEnter={onEnter} onBack={onBack} />
    </MantineProvider>,
  )
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } })
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form')
  fireEvent.submit(form)
  return { onBack, onEnter }
}

test.each(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'])(
  'after %s no code can be given, and the way leads back to the password',
  async (code) => {
    answerWith(code)
    const { onBack, onEnter } = enterCode()
    fireEvent.click(await screen.findByRole('button', { name: 'Back to sign in' }))
    expect(onBack).toHaveBeenCalledOnce()
    expect(onEnter).not.toHaveBeenCalled()
    expect(screen.queryByLabelText('Code')).toBeNull()
    expect(screen.getByText(/Sign in again/)).toBeDefined()
  },
)

test('after a wrong code another one can be given', async () => {
  answerWith('INVALID_CODE')
  enterCode()
  expect(await screen.findByText(/That code isn’t right/)).toBeDefined()
  expect(screen.getByLabelText('Code')).toBeDefined()
})
