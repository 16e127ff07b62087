import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until a check holds; the last failure is what the test then shows. */
export async function eventually<T>(check: () => T | Promise<T>, withinMs = 60_000): Promise<T> {
  const endsAtMs = Date.now() + withinMs
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > endsAtMs) throw error
      await sleep(10)
    }
  }
}
