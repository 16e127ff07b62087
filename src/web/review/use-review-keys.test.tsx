// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useReviewKeys } from './use-review-keys.ts'

afterEach(cleanup)

const pressed: string[] = []

function List() {
  const listRef = useReviewKeys(() => pressed.push('help'))
  return (
    <div ref={listRef}>
      <input aria-label="Find" />
      <ul>
        {['rice', 'oil'].map((name, index) => (
          <li key={name} data-index={index}>
            <button type="button" data-line>
              {name}
            </button>
            {name === 'oil' ? (
              <button type="button" data-decision="zero" onClick={() => pressed.push('none there')}>
                None there
              </button>
            ) : (
              <button type="button" data-decision="accept" onClick={() => pressed.push('accept')}>
                Accept
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function press(...keys: readonly string[]): readonly string[] {
  pressed.length = 0
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  return [...pressed]
}

const focused = () => document.activeElement?.textContent

test('J and K walk through the lines and stop at the ends', () => {
  render(<List />)
  press('j')
  expect(focused()).toBe('rice')
  press('j', 'j')
  expect(focused()).toBe('oil')
  press('k')
  expect(focused()).toBe('rice')
})

test('a letter decides the line that has the focus, and none where no line has it', () => {
  render(<List />)
  expect(press('a')).toEqual([])
  press('j')
  expect(press('a')).toEqual(['accept'])
  expect(press('x'), 'what cannot be decided has no key').toEqual([])
  press('j')
  expect(press('a'), 'where nothing was counted').toEqual(['none there'])
})

test('what is typed into a field moves and decides nothing', () => {
  render(<List />)
  screen.getByLabelText('Find').focus()
  expect(press('j', 'a', '?')).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText('Find'))
})

test('while a dialog lies over the page its lines hear no key', () => {
  render(
    <>
      <List />
      <div role="dialog" aria-modal="true" />
    </>,
  )
  press('j')
  expect(document.activeElement).toBe(document.body)
})
