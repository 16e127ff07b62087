import { expect, test } from 'vitest'
import { SPARK, sparkPath } from './spark-path.ts'

const { width, height } = SPARK

test('the least number is at the bottom, the largest at the top, and the newest at the end', () => {
  expect(sparkPath([0.9, 0.8, 1])).toEqual({
    line: `M0 ${height / 2}L${width / 2} ${height}L${width} 0`,
    end: { x: width, y: 0 },
  })
})

test('numbers that stay the same are a line through the middle', () => {
  expect(sparkPath([0.9, 0.9])?.line).toBe(`M0 ${height / 2}L${width} ${height / 2}`)
})

test('a small change does not fill the height', () => {
  expect(sparkPath([0.9, 0.91])?.line).toBe(`M0 17.5L${width} 10.5`)
})

test('a number that is not known is a gap, and not zero', () => {
  expect(sparkPath([0.9, 0.8, null, 0.8, 0.9])?.line.match(/M/g)).toHaveLength(2)
})

test('there is no line of a single number, or without the newest', () => {
  expect(sparkPath([])).toBeUndefined()
  expect(sparkPath([0.9])).toBeUndefined()
  expect(sparkPath([null, 0.9])).toBeUndefined()
  expect(sparkPath([0.9, 0.8, null])).toBeUndefined()
})
