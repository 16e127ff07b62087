// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OrganizationSummary } from '#contract/organizations.ts'
import SampleNotice from './sample-notice.tsx'

const remove = vi.fn(async () => null)
const navigate = vi.fn(async () => {})
vi.mock('../client/react.tsx', () => ({ useBackendMutation: () => remove }))
vi.mock('../kit/links.tsx', () => ({ LinkAnchor: () => null }))
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQueryClient: () => ({ invalidateQueries: async () => {} }),
}))
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useMatch: () => ({ context: { store: { organizationId: 'sample' } } }),
  useNavigate: () => navigate,
}))

afterEach(cleanup)

const SAMPLE = {
  id: 'sample',
  name: 'Sample',
  role: 'owner',
  isSample: true,
} as OrganizationSummary
const button = (name: string) => screen.getByRole('button', { name })

test('a sample goes only after a question, and only where the answer is yes', async () => {
  render(
    <MantineProvider env="test">
      <SampleNotice organizations={[SAMPLE]} />
    </MantineProvider>,
  )
  fireEvent.click(button('Delete the sample'))
  expect(await screen.findByText(/^This deletes the store with its items and counts/)).toBeDefined()
  fireEvent.click(button('Cancel'))
  await waitFor(() => expect(screen.queryByText(/^This deletes the store/)).toBeNull())
  expect(remove).not.toHaveBeenCalled()

  fireEvent.click(button('Delete the sample'))
  const dialog = await screen.findByRole('dialog')
  const confirm = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Delete the sample',
  )
  fireEvent.click(confirm as HTMLButtonElement)
  await waitFor(() => expect(remove).toHaveBeenCalledOnce())
  expect(remove).toHaveBeenCalledWith({ orgId: 'sample', typedName: 'Sample' })
  expect(navigate).toHaveBeenCalledWith({ to: '/stores' })
})
