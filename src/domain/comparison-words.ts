import type { Comparison } from './independent.ts'

/** What two independent counts of a shelf say about each other; null while one of them is missing. */
export function sayComparison({ state, differing }: Comparison): string | null {
  const lines = differing === 1 ? '1 line' : `${differing.toLocaleString('en-US')} lines`
  switch (state) {
    case 'waiting':
      return null
    case 'agreed':
      return 'both agree'
    case 'differs':
      return `they differ on ${lines}`
    case 'settled':
      return `a third settled ${lines}`
    case 'single':
      return 'counted once'
    case 'chosen':
      return `chosen, they differ on ${lines}`
  }
}
