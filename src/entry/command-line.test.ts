import { describe, expect, test } from 'vitest'
import { parseCommandLine } from './command-line.ts'

describe('the command line', () => {
  test('says nothing of the demo and asks for http unless it says otherwise', () => {
    expect(parseCommandLine([])).toEqual({ port: undefined, https: false, demo: undefined })
    expect(parseCommandLine(['--demo']).demo).toBe(true)
    const all = ['--no-demo', '--https', '--port', '4000']
    expect(parseCommandLine(all)).toEqual({ port: 4000, https: true, demo: false })
  })

  test('refuses what it does not know, and says what it knows', () => {
    expect(() => parseCommandLine(['--demmo'])).toThrow('--no-demo')
    expect(() => parseCommandLine(['--port', 'high'])).toThrow('--port')
  })
})
