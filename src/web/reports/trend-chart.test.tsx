// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import TrendChart from './trend-chart.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('what is drawn is not stopped at by the keyboard: the numbers beside it say the same', () => {
  // Nothing is drawn without any space.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 600, 240),
  )
  const month = (name: string, value: number) => ({
    month: name,
    values: new Map([['mill', value]]),
  })
  const table = {
    series: [{ id: 'mill', name: 'Mill', currency: 'EUR' }],
    months: [month('2026-03', 0.9), month('2026-04', 0.95)],
  }
  const { container } = render(
    <MantineProvider env="test">
      <TrendChart table={table} metric="accuracy" currency="EUR" />
    </MantineProvider>,
  )
  expect(container.querySelector('svg')).not.toBeNull()
  expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(0)
})
