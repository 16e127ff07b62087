// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { AuditPage } from './audit-page.tsx'

vi.mock('./audit-links.tsx', () => ({ AuditLinks: () => null }))

afterEach(cleanup)

test('the names of store and audit keep their order, also when both are read from right to left', () => {
  const store = { name: 'חנות הנמל 5' } as StoreSummary
  const audit = { name: 'ספירת חורף', status: 'active' } as AuditDetails
  render(
    <MantineProvider env="test">
      <AuditPage store={store} audit={audit} title="Results">
        Lines
      </AuditPage>
    </MantineProvider>,
  )
  const held = [store.name, audit.name].map((name) => `\u2068${name}\u2069`)
  expect(screen.getByText(held.join(' · '))).toBeTruthy()
})
