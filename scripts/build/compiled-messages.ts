/**
 * Messages are written in ICU syntax. Pages get them compiled and complete (in English where a translation is missing),
 * so that they need no parser. Node reads the same files uncompiled.
 */
import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const MESSAGES = /[\\/]src[\\/]messages[\\/]([a-z-]+)[\\/]([a-z]{2})\.ts$/

export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    async load(id) {
      const file = id.split('?')[0] ?? ''
      if (!MESSAGES.test(file)) return undefined
      const english = join(dirname(file), 'en.ts')
      this.addWatchFile(english)
      const messages = { ...(await read(english)), ...(await read(file)) }
      const compiled = Object.entries(messages).map(([key, message]) => [key, compile(message)])
      return `export default ${JSON.stringify(Object.fromEntries(compiled))}`
    },
  }
}

async function read(file: string): Promise<Readonly<Record<string, string>>> {
  const changedAt = statSync(file).mtimeMs
  const module: { readonly default: Readonly<Record<string, string>> } = await import(
    `${pathToFileURL(file).href}?${changedAt}`
  )
  return module.default
}

/** A name such as "messages.account.de" tells the service worker which languages and areas to keep. */
export function messagesChunkName(moduleId: string | null | undefined): string | undefined {
  const [, area, language] = MESSAGES.exec(moduleId ?? '') ?? []
  return area && language && `messages.${area}.${language}`
}
