import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For code outside of rendering: reads the value of the last render. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
