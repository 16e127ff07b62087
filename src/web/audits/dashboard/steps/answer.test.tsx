// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AuditStatus } from '#domain/audit.ts'
import { dashboardOf, roomOf, tileOf } from '../testing/dashboard.ts'
import { Answer } from './answer.tsx'

afterEach(cleanup)

function show(status: AuditStatus) {
  const tiles = [tileOf('A-1', { status: 'submitted' }), tileOf('A-2')]
  const dashboard = { ...dashboardOf([roomOf('1', tiles)]), status }
  render(
    <MantineProvider env="test">
      <Answer dashboard={dashboard} coverage={dashboard.coverage} isReady={false} />
    </MantineProvider>,
  )
}

test('a shelf that nobody has begun is to be started only while people count', () => {
  show('active')
  expect(screen.getByText('1 to start')).toBeTruthy()
  cleanup()
  show('completed')
  expect(screen.getByText('1 not counted')).toBeTruthy()
  expect(screen.queryByText('1 to start')).toBeNull()
})
