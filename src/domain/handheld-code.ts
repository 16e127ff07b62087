// The code by which a handheld is known: short enough to be typed on it.

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 6

/** `chance` gives numbers from 0 up to, but not including, 1. */
export function makeHandheldCode(chance: () => number): string {
  const pick = () => LETTERS.charAt(Math.floor(chance() * LETTERS.length))
  return Array.from({ length: LENGTH }, pick).join('')
}

/** As somebody typed it; undefined where it cannot be one. */
export function readHandheldCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  const isCode = code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter))
  return isCode ? code : undefined
}
