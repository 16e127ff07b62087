// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ApiKeyDetails } from '#contract/api-keys.ts'
import { Fault } from '#domain/fault.ts'
import { ApiKeys } from './api-keys.tsx'

const shown = vi.hoisted(() => ({
  keys: [] as unknown[],
  calls: [] as (readonly [string, unknown])[],
  refusal: undefined as Error | undefined,
}))
vi.mock('../client/react.tsx', () => {
  const use = (contract: { readonly name: string }) => async (args: unknown) => {
    shown.calls.push([contract.name, args])
    if (shown.refusal) throw shown.refusal
    return { id: 'k-2', secret: 'shelfcount_key_fresh' }
  }
  return {
    useSuspenseLiveQuery: ({ name }: { readonly name: string }) =>
      name === 'apiKeys:list' ? shown.keys : [{ id: 's-1', name: 'Harbor Street' }],
    useBackendMutation: use,
    useBackendAction: use,
  }
})

afterEach(() => {
  cleanup()
  Object.assign(shown, { keys: [], calls: [], refusal: undefined })
})

function key(facts: Partial<ApiKeyDetails> = {}): ApiKeyDetails {
  return {
    ...{ id: 'k-1', name: 'Register', state: 'open', scopes: ['items:read', 'items:write'] },
    ...{ stores: null, hint: 'WXYZ', createdAt: 0, createdByName: 'Olivia', expiresAt: null },
    ...{ lastUsedAt: null, revokedAt: null, ...facts },
  }
}

function draw(keys: readonly ApiKeyDetails[]) {
  shown.keys = [...keys]
  render(
    <MantineProvider env="test">
      <ApiKeys orgId="o-1" />
    </MantineProvider>,
  )
}

const click = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('a key says what it may do, where, and how it was used', () => {
  const stores = [{ id: 's-1', name: 'Harbor Street' }]
  draw([key(), key({ id: 'k-3', name: 'Old', state: 'revoked', stores, lastUsedAt: 86_400_000 })])
  const open = screen.getByRole('list', { name: 'API keys' })
  expect(open.textContent).toContain('Register')
  expect(open.textContent).toContain('All stores · Items: read and Items: change')
  expect(open.textContent).toContain('never used')
  const ended = screen.getByRole('list', { name: 'Keys that no longer work' })
  expect(ended.textContent).toContain('Revoked')
  expect(ended.textContent).toContain('Harbor Street')
  expect(within(ended).queryByRole('button')).toBeNull()
})

test('a new key is made with what was chosen, and shown until it was copied', async () => {
  draw([])
  expect(screen.getByText('There are no keys yet.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Register' } })
  fireEvent.click(screen.getByLabelText('Counts: read'))
  await click('Create key')
  expect(shown.calls).toEqual([
    [
      'apiKeys:create',
      { orgId: 'o-1', name: 'Register', scopes: ['counts:read'], storeIds: null, expiresAt: null },
    ],
  ])
  expect(screen.getByLabelText<HTMLInputElement>('Your new key').value).toBe('shelfcount_key_fresh')
  await click('Done')
  expect(screen.queryByLabelText('Your new key')).toBeNull()
})

test('what is missing is said beside its field, and a plan without keys above the button', async () => {
  draw([])
  shown.refusal = new Fault('invalid_argument', 'A key needs at least one scope.', {
    field: 'scopes',
  })
  await click('Create key')
  expect(screen.getByText('Choose at least one thing.')).toBeTruthy()
  shown.refusal = new Fault('limit_reached', 'Your plan does not include the API and webhooks.')
  await click('Create key')
  expect(screen.getByRole('alert').textContent).toBeTruthy()
})

test('a key is revoked once somebody has confirmed it', async () => {
  draw([key()])
  await click('Revoke Register')
  expect(shown.calls).toEqual([])
  await click('Revoke key')
  expect(shown.calls).toEqual([['apiKeys:revoke', { orgId: 'o-1', keyId: 'k-1' }]])
})
