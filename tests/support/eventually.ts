import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until a check holds; the last failure is what the test then shows. */
export async function eventually<T>(check: () => T | Promise<T>, withinMs = 60_000): Promise<T> {
  const endsAtMs = Date.now() + withinMs
  for (let pauseMs = 10; ; pauseMs = Math.min(pauseMs * 2, 100)) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > endsAtMs) throw error
      await sleep(pauseMs)
    }
  }
}
