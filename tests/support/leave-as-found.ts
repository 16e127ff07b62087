// Files that share what is loaded share globals and clocks as well: each leaves them as it found them,
// also when it forgets to.

import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
