// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseMoreOrganizations } from '#domain/quota.ts'
import { NewOrganization } from './new-organization.tsx'

let isConfirmed = false
const gone = vi.fn()
const asked: unknown[] = []

vi.mock('../client/react.tsx', () => ({
  useBackendMutation: () => async (args: unknown) => {
    asked.push(args)
    refuseMoreOrganizations(1, isConfirmed)
    return { id: 'org-2' }
  },
}))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => gone }))

beforeEach(() => {
  asked.length = 0
  gone.mockClear()
})
afterEach(cleanup)

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <NewOrganization
          email="nora@shop.test"
          confirmAddress={({ email, text }) => <p>{`${email}: ${text}`}</p>}
        />
      </MantineProvider>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'New organization' }))
}

async function create(name: string) {
  fireEvent.change(screen.getByLabelText(/Organization name/), { target: { value: name } })
  const button = screen.getByRole('button', { name: 'Create organization' })
  await act(async () => fireEvent.click(button))
}

test('an address that nobody has confirmed is offered to be confirmed, and what was typed stays', async () => {
  isConfirmed = false
  open()
  await create('Depot')
  expect(
    screen.getByText('nora@shop.test: Confirm your address first: a second organization needs it.'),
  ).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/Organization name/).value).toBe('Depot')
  expect(gone).not.toHaveBeenCalled()
})

test('whoever has confirmed theirs goes on to its first store', async () => {
  isConfirmed = true
  open()
  await create('  ')
  expect(asked, 'a name is asked for here').toEqual([])
  await create(' Depot ')
  expect(asked).toEqual([{ name: 'Depot' }])
  expect(gone).toHaveBeenCalledWith({ to: '/setup/store', search: { orgId: 'org-2' } })
})
