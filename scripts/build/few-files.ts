/**
 * By default the bundler makes a file for each set of modules that the same pages share: three hundred files, half of
 * them smaller than a kilobyte, and a phone with a bad connection has to request each. Instead, modules that most pages
 * share go into one file. Pages hardly get heavier, and most get lighter, since few large files compress better than
 * many small ones; compare with `npm run bench -- web`.
 */
import type { Rolldown } from 'vite'

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

const LIBRARIES = /[\\/]node_modules[\\/]/
/** The refusal note uses these controls; in another file it would pull them in. */
const CONTROLS = /[\\/]node_modules[\\/]|[\\/]kit[\\/]refusal-note\.tsx$/

/** A module goes into the first group that matches, together with its dependencies that no earlier group has. */
export const fewFiles: Splitting = {
  groups: [
    // Every page starts with it.
    { name: 'start', tags: ['$initial'] },
    { name: 'icons', test: /[\\/]@tabler[\\/]/, minShareCount: 2 },
    { name: 'hooks', test: /[\\/]@mantine[\\/]hooks[\\/]/, minShareCount: 2 },
    { name: 'codes', test: /[\\/]src[\\/]domain[\\/](barcode|codes[\\/])/, minShareCount: 2 },
    // Separate from fields and notes, because the scanner sends requests and has neither.
    { name: 'queries', test: /[\\/]@tanstack[\\/](react-query|query-core)[\\/]/, minShareCount: 2 },
    // Fields and notes are on most pages, overlays on fewer.
    { name: 'controls', test: CONTROLS, minShareCount: 28 },
    { name: 'overlays', test: LIBRARIES, minShareCount: 18 },
    // Small modules of our own that most pages use.
    {
      name: 'shared',
      test: /[\\/]src[\\/](domain|web[\\/](kit|shared|client))[\\/]/,
      minShareCount: 18,
    },
    { name: 'device', test: /[\\/]src[\\/]web[\\/]outbox[\\/]/, minShareCount: 2 },
  ],
}
