import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: 'src/web/public',
  build: {
    rolldownOptions: {
      // Schemas that a page does not use are left out, and with them the library.
      treeshake: { manualPureFunctions: ['z.int', 'z.string', 'z.array', 'z.record', 'z.json', 'z.object', 'z.strictObject', 'z.literal', 'z.discriminatedUnion', 'z.enum'] },
    },
  },
  plugins: [
    tanstackStart({
      srcDirectory: 'src/web',
      router: {
        generatedRouteTree: 'route-tree.gen.ts',
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: false,
      },
    }),
    viteReact(),
  ],
})
