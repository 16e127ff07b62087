/** Pages in the browser and on the server, run by the build in a process of its own. */
import { createBuilder, type InlineConfig, type Rolldown } from 'vite'
import { type Chunk, fewFiles } from './few-files.ts'

const chunks = await defaultChunks()
const builder = await createBuilder(withOutput({ codeSplitting: fewFiles(chunks) }))
await builder.buildApp()

/** A first build, whose files nobody gets: only the bundler knows what is left of each module, and who needs it. */
async function defaultChunks(): Promise<readonly Chunk[]> {
  const { build, environments } = await createBuilder(
    withOutput({}, { write: false, minify: false, reportCompressedSize: false }),
  )
  if (!environments.client) throw new Error('Vite builds nothing for browsers')
  const built = await build(environments.client)
  if ('on' in built) throw new Error('Vite watches files instead of building them')
  return [built].flat().flatMap(({ output }) => output.filter((file) => file.type === 'chunk'))
}

function withOutput(output: Rolldown.OutputOptions, build: object = {}): InlineConfig {
  return {
    logLevel: 'warn',
    environments: { client: { build: { ...build, rolldownOptions: { output } } } },
  }
}
