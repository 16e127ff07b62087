import { expect, test } from 'vitest'
import { browserTabs, oneTabAtATime } from './tabs.ts'

test('what two tabs would spoil for each other is done one after the other', async () => {
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    log.push(`${name} ends`)
  }
  const { signal } = new AbortController()
  await Promise.all([
    oneTabAtATime('catalogue', signal, work('first')),
    oneTabAtATime('catalogue', signal, work('second')),
  ])
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('who has gone away waits no longer, and does nothing', async () => {
  const first = Promise.withResolvers<void>()
  const gone = new AbortController()
  const holding = oneTabAtATime('catalogue', new AbortController().signal, () => first.promise)
  let ran = false
  const waiting = oneTabAtATime('catalogue', gone.signal, async () => {
    ran = true
  })
  gone.abort()
  await expect(waiting).rejects.toThrow('abort')
  first.resolve()
  await holding
  expect(ran).toBe(false)
})

test('a tab that listens no more may still write something down', () => {
  const tabs = browserTabs('ana')
  const leave = tabs.onChange(() => {})
  leave()
  expect(() => tabs.tell({ type: 'appended', entries: [] })).not.toThrow()
})
