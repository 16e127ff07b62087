import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For what happens outside of rendering: it reads what was rendered last. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
