// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { InviteFormProps } from './invite-form.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { useInvitationLinks } from './use-invitation-links.ts'

const LINK = { id: 'i-1', token: 'secret' }

vi.mock('./invite-form.tsx', () => ({
  InviteForm: ({ onInvited }: InviteFormProps) => {
    const invited = { made: [{ link: LINK, email: null }], leftOut: [], seats: undefined }
    return (
      <button type="button" onClick={() => onInvited(invited)}>
        Create link
      </button>
    )
  },
}))
vi.mock('../session/installation.ts', () => ({ useSendsMail: () => false }))
vi.mock('./use-invitation-address.ts', () => ({
  useInvitationAddress: () => ({
    urlOf: (token: string) => `https://count.test/invite/${token}`,
    isOnlyHere: false,
  }),
}))

afterEach(cleanup)

function Panel({ isWaiting }: { readonly isWaiting: boolean }) {
  return (
    <MantineProvider env="test">
      <InvitePanel
        organization={{
          id: 'o-1',
          name: 'Fennel & Oak',
          role: 'owner',
          createdAt: 0,
          active: true,
          suspendedReason: null,
          unmet: null,
          isSample: false,
        }}
        stores={[]}
        existing={[]}
        links={useInvitationLinks()}
        isWaiting={() => isWaiting}
      />
    </MantineProvider>
  )
}

test('a new link stands there with its QR code, until somebody has used it', () => {
  const { rerender } = render(<Panel isWaiting />)
  fireEvent.click(screen.getByRole('button', { name: 'Create link' }))
  expect(screen.getByDisplayValue('https://count.test/invite/secret')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR code that opens the invitation' })).toBeTruthy()
  rerender(<Panel isWaiting={false} />)
  expect(screen.queryByDisplayValue('https://count.test/invite/secret')).toBeNull()
  expect(screen.getByRole('button', { name: 'Create link' })).toBeTruthy()
})
