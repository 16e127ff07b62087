// The code that identifies a handheld: short enough to type on it.

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 6

/** `chance` returns numbers from 0 up to, but not including, 1. */
export function makeHandheldCode(chance: () => number): string {
  const pick = () => LETTERS.charAt(Math.floor(chance() * LETTERS.length))
  return Array.from({ length: LENGTH }, pick).join('')
}

/** Normalizes a typed code; undefined when it cannot be one. */
export function readHandheldCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  const isCode = code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter))
  return isCode ? code : undefined
}
