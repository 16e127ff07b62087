// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { StoreRefusal } from '#contract/stores.ts'
import { ScannerPage } from './scanner-page.tsx'

let closed: StoreRefusal | null = null
let refused = 2

vi.mock('@tanstack/react-query', () => ({ useQuery: () => ({ data: closed }) }))
vi.mock('../client/query-bridge.ts', () => ({ liveQuery: () => ({}) }))
vi.mock('../client/react.tsx', () => ({ useConnectionState: () => ({ status: 'live' }) }))
vi.mock('./sync/use-audit-on-device.ts', () => ({ useAuditOnDevice: () => ({}) }))
vi.mock('../outbox/outbox-provider.tsx', () => ({
  OutboxProvider: ({ children }: { readonly children: ReactNode }) => children,
  useOutboxValue: (read: (state: object) => unknown) =>
    read({ deviceId: 'phone', trouble: null, waiting: 0, refused, kept: 0 }),
}))
vi.mock('./sheets/sync-sheet.tsx', () => ({
  default: ({ lead }: { readonly lead: string }) => <p>{lead}</p>,
}))

afterEach(cleanup)

const ARCHIVED: StoreRefusal = {
  kind: 'archived',
  storeName: 'Night store',
  organizationId: 'org',
  organizationName: 'Night shop',
  archivedAt: 0,
  canRestore: false,
}

function open() {
  return act(async () =>
    render(
      <ScannerPage
        user={{ id: 'sam', name: 'Sam' }}
        auditId="audit"
        store={{ id: 'store', name: 'Night store' }}
        assignmentId="shelf"
        isOtherBuild={false}
        onAssignment={() => {}}
        onBack={() => {}}
      />,
    ),
  )
}

test('whoever is at the scanner when the store is archived is told what becomes of the counts on the phone', async () => {
  closed = ARCHIVED
  refused = 2
  await open()
  const promise = 'Night store was archived. Rejected counts stay on this phone'
  expect(await screen.findByText(new RegExp(promise))).toBeTruthy()
})

test('with nothing left on the phone the page says what it says of every archived store', async () => {
  closed = ARCHIVED
  refused = 0
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(open()).rejects.toMatchObject({ code: 'not_found' })
  quiet.mockRestore()
})

test('the scanner of an open store stays', async () => {
  closed = null
  await open()
  expect(screen.queryByText(/archived/)).toBeNull()
})
