// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { isOnPlate, SignPlate } from './sign-plate.tsx'

afterEach(cleanup)

test('a short sign stands on its plate, a long one and a whole room have a picture there', () => {
  const wordsOn = (shelfCode: string | null) => {
    const { container } = render(
      <SignPlate shelfCode={shelfCode} className="plate" state={undefined} />,
    )
    return container.textContent
  }
  expect(wordsOn('A-01')).toBe('A-01')
  expect(wordsOn('WAREHOUSE-AISLE-0012')).toBe('')
  expect(wordsOn(null)).toBe('')
  expect([isOnPlate('A-01'), isOnPlate('WAREHOUSE-AISLE-0012'), isOnPlate(null)]).toEqual([
    true,
    false,
    false,
  ])
})
