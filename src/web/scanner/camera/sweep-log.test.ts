import { expect, it } from 'vitest'
import { SweepLog } from './sweep-log.ts'

it('a sweep whose picture goes is cut, one in which nothing was counted is not', () => {
  const swept = new SweepLog()
  const heard: boolean[] = []
  swept.subscribe(() => heard.push(swept.isCut()))
  swept.cut()
  expect(swept.isCut()).toBe(false)
  swept.note('1')
  swept.cut()
  expect([swept.isCut(), swept.count()]).toEqual([true, 1])
  swept.end()
  expect([swept.isCut(), swept.count()]).toEqual([false, 0])
  expect(heard).toEqual([false, false, true, false])
})
