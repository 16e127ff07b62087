// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSayClock } from './clock.tsx'

const at = (year: number, month: number, day: number) =>
  new Date(year, month, day, 15, 30).getTime()
const NOW = at(2026, 2, 14)

test.for([
  ['today', NOW, '3:30 pm'],
  ['another day', at(2026, 0, 2), 'Jan 2, 3:30 pm'],
  ['another year, as devices with a wrong clock say it', at(1970, 0, 2), 'Jan 2, 1970, 3:30 pm'],
] as const)('a time of %s says its day as far as it has to', ([, timeMs, words]) => {
  const { result } = renderHook(() => useSayClock())
  expect(result.current(timeMs, NOW)).toBe(words)
})
