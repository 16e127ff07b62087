import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages, messagesChunkName } from './scripts/build/compiled-messages.ts'

export default defineConfig({
  publicDir: 'src/web/public',
  // Found late, behind a worker: the page would load anew while somebody drops a file.
  optimizeDeps: {
    include: ['chardet', 'fflate', 'hucre/ods', 'hucre/xlsx', 'papaparse/papaparse.js'],
  },
  // What reads workbooks is a part of its own, loaded with the first one.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        // What every page begins with is one file.
        chunkSizeWarningLimit: 700,
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name, facadeModuleId }) =>
              `assets/${messagesChunkName(facadeModuleId) ?? name}-[hash].js`,
          },
        },
      },
    },
  },
  plugins: [
    compiledMessages(),
    tanstackStart({
      srcDirectory: 'src/web',
      router: {
        // What stands in for a page is there from the start: its file would only say so.
        codeSplittingOptions: { defaultBehavior: [['component', 'pendingComponent']] },
        generatedRouteTree: 'route-tree.gen.ts',
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: false,
      },
    }),
    viteReact(),
  ],
})
