/**
 * Left alone, the bundler makes a file of whatever the same pages have in common, three hundred of them,
 * half of which are smaller than a kilobyte: a phone in a cellar asks for each. What most pages have in
 * common travels together instead. Pages hardly get heavier by it, and most get lighter, since few large
 * files compress better than many small ones: compare with `npm run bench -- web`.
 */
import type { Rolldown } from 'vite'

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

const LIBRARIES = /[\\/]node_modules[\\/]/
/** A note of our own is made of them: whatever lies beside it would bring them along. */
const CONTROLS = /[\\/]node_modules[\\/]|[\\/]kit[\\/]refusal-note\.tsx$/

/** The first that takes a module has it, with whatever it needs that nobody before took. */
export const fewFiles: Splitting = {
  groups: [
    // Every page begins with it.
    { name: 'start', tags: ['$initial'] },
    { name: 'icons', test: /[\\/]@tabler[\\/]/, minShareCount: 2 },
    { name: 'hooks', test: /[\\/]@mantine[\\/]hooks[\\/]/, minShareCount: 2 },
    { name: 'codes', test: /[\\/]src[\\/]domain[\\/](barcode|codes[\\/])/, minShareCount: 2 },
    // Apart from fields and notes: the scanner asks and sends, and has none of them.
    { name: 'queries', test: /[\\/]@tanstack[\\/](react-query|query-core)[\\/]/, minShareCount: 2 },
    // Fields and notes are on most pages, what opens over a page on fewer.
    { name: 'controls', test: CONTROLS, minShareCount: 28 },
    { name: 'overlays', test: LIBRARIES, minShareCount: 18 },
    // Small parts of our own that most pages have.
    {
      name: 'shared',
      test: /[\\/]src[\\/](domain|web[\\/](kit|shared|client))[\\/]/,
      minShareCount: 18,
    },
    { name: 'device', test: /[\\/]src[\\/]web[\\/]outbox[\\/]/, minShareCount: 2 },
  ],
}
