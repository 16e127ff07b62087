// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SealDetails } from '#contract/audit-seals.ts'
import { auditOf } from '#web/audits/dashboard/testing/dashboard.ts'
import { SealVerdict } from '#web/site/seal-verdict.tsx'
import { SealedPanel } from './sealed-panel.tsx'

const SEAL: SealDetails = {
  confirmationNumber: 'SC-0000-0000-0001',
  seal: 'a'.repeat(64),
  sealedByName: 'Dana',
  sealedAt: 0,
  sequence: 3,
  neverCounted: [{ storeName: 'Shop', currency: 'USD', lines: 1, value: 24, unvalued: 0 }],
  parts: { baseline: '', events: '', decisions: '', lines: '' },
  exports: { csv: 'b'.repeat(64), json: 'c'.repeat(64) },
}

vi.mock('../client/react.tsx', () => ({
  useSuspenseLiveQuery: () => SEAL,
  useBackendMutation: () => vi.fn(),
}))
vi.mock('../kit/links.tsx', () => ({ LinkAnchor: () => null }))
vi.mock('../shared/linked-audits.tsx', () => ({ LinkedAudits: () => null }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => vi.fn() }))
vi.mock('@tanstack/react-query', () => ({ useQueryClient: () => ({}) }))

afterEach(cleanup)

/** The labels of the hashes that are shown. */
function namesOf(container: HTMLElement): ReadonlyMap<string, string> {
  const listed = [...container.querySelectorAll('dd')].map(
    (value) => [value.textContent ?? '', value.previousElementSibling?.textContent ?? ''] as const,
  )
  const said = [...container.querySelectorAll('p:has(code)')].map((words) => {
    const [name = '', hash = ''] = (words.textContent ?? '').split(': ')
    return [hash, name] as const
  })
  return new Map([...listed, ...said])
}

test('the seal and the hash of a file are called the same beside a count and on the verify page', () => {
  const audit = { ...auditOf(), status: 'completed' } as const
  const panel = namesOf(
    render(
      <MantineProvider env="test">
        <SealedPanel storeId="store" audit={audit} isManager={false} />
      </MantineProvider>,
    ).container,
  )
  cleanup()
  const { confirmationNumber, seal, sealedAt } = SEAL
  const record = { auditName: 'Spring count', organizationName: 'Fennel & Oak', correctedBy: null }
  const check = { status: 'valid', confirmationNumber, seal, sealedAt, record, signed: null }
  const file = { fileHash: SEAL.exports?.csv ?? '' }
  const verdict = namesOf(
    render(
      <MantineProvider env="test">
        <SealVerdict check={check as never} file={file as never} />
      </MantineProvider>,
    ).container,
  )
  expect(verdict.get(seal)).toBe(panel.get(seal))
  expect(verdict.get(seal)).toContain('SHA-256')
  // The same number, which people compare; only the file that it is labeled with differs by place.
  expect(panel.get(file.fileHash)).toBe('SHA-256 of the CSV file')
  expect(verdict.get(file.fileHash)).toBe('SHA-256 of this file')
})
