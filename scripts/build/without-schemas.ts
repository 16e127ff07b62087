/**
 * Browsers send arguments, and the server checks them: the schemas of the contract are code that no
 * page runs. In the build for browsers the contract builds its schemas from nothing, and the library
 * behind them stays out of every page that does not use it itself.
 */
import type { Plugin } from 'vite'

const CONTRACT = /\/src\/contract\/[\w-]+\.ts$/
const IMPORT = "import * as z from 'zod'"
const NO_SCHEMAS = 'virtual:no-schemas'
const RESOLVED = `\0${NO_SCHEMAS}`

/** Whatever is called or read of it is itself again. */
const NOTHING = `
const z = new Proxy(function nothing() {}, {
  get: (_, name) => (name === Symbol.iterator ? [][name] : z),
  apply: () => z,
})
export { z }
`

export function withoutSchemas(): Plugin {
  return {
    name: 'shelfcount:without-schemas',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === NO_SCHEMAS ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? { code: NOTHING, moduleSideEffects: false } : undefined),
    transform(code, id) {
      if (!CONTRACT.test(id) || !code.includes(IMPORT)) return undefined
      return { code: code.replace(IMPORT, `import { z } from '${NO_SCHEMAS}'`), map: null }
    },
  }
}
