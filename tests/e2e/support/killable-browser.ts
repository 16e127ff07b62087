// A browser with a profile on disk whose process can be killed, as when a phone dies.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserContext, chromium } from '@playwright/test'
import { ARGUMENTS, WINDOW_EXECUTABLE } from './chromium.ts'

export interface KillableBrowser {
  readonly context: BrowserContext
  /** Without a word. */
  kill(): Promise<void>
}

const PHONE = '--window-size=390,844'
const READY_WITHIN_MS = 180_000
const GONE_WITHIN_MS = 2_000

export async function openKillableBrowser(profile: string): Promise<KillableBrowser> {
  const portFile = join(profile, 'DevToolsActivePort')
  await rm(portFile, { force: true })
  const child = spawn(
    WINDOW_EXECUTABLE.executablePath ?? chromium.executablePath(),
    [
      '--headless=new',
      ...ARGUMENTS,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      PHONE,
      'about:blank',
    ],
    // A group of its own, so that what it starts dies with it.
    { stdio: 'ignore', detached: true },
  )
  const browser = await chromium.connectOverCDP(await endpointOf(portFile, child))
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no context')
  return {
    context,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      signalGroup(child, 'SIGKILL')
      await exited
      await groupIsGone(child)
    },
  }
}

async function endpointOf(portFile: string, child: ChildProcess): Promise<string> {
  const endsAtMs = Date.now() + READY_WITHIN_MS
  while (Date.now() < endsAtMs && child.exitCode === null) {
    const text = await readFile(portFile, 'utf8').catch(() => '')
    const [port = '', path = ''] = text.split('\n')
    if (path !== '') return `ws://127.0.0.1:${port}${path}`
    await sleep(50)
  }
  throw new Error('The browser did not start')
}

/** Whoever is of the group holds files of the profile. Some machines never bury the dead: not for ever. */
async function groupIsGone(child: ChildProcess): Promise<void> {
  const endsAtMs = Date.now() + GONE_WITHIN_MS
  while (Date.now() < endsAtMs && signalGroup(child, 0)) await sleep(20)
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal)
  } catch {
    return false
  }
}
