// @vitest-environment happy-dom
import { Suspense, startTransition, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import type { AreaName } from '#messages/areas.ts'
import { useMessages } from './use-messages.ts'

// The messages of a test are all there; here they come as they do on a page that does not declare them.
vi.mock('./message-store.ts', () => {
  const known = new Set<string>()
  return {
    catalogueOf: (area: AreaName) => (known.has(area) ? { title: 'Reports' } : undefined),
    loadMessages: async ([area]: readonly AreaName[]) => {
      await Promise.resolve()
      known.add(area ?? '')
    },
  }
})

function Late() {
  const t = useMessages('reports')
  const isThere = useSyncExternalStore(
    () => () => {},
    () => true,
  )
  const [state] = useState('drawn')
  return isThere && `${t('title')} ${state}`
}

test('a page that does not declare an area waits for it, and is drawn without an error', async () => {
  const complaints: unknown[] = []
  const complain = (error: unknown) => complaints.push(error)
  const container = document.body.appendChild(document.createElement('div'))
  const shown = createRoot(container, {
    onRecoverableError: complain,
    onUncaughtError: complain,
  })
  shown.render(<p>Before</p>)
  await expect.poll(() => container.textContent).toBe('Before')
  startTransition(() =>
    shown.render(
      <Suspense fallback="Waiting">
        <Late />
      </Suspense>,
    ),
  )
  await expect.poll(() => container.textContent).toBe('Reports drawn')
  shown.unmount()
  container.remove()
  expect(complaints).toEqual([])
})
