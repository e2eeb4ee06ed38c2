import { flagFiles } from '@bordereau/ui/flag-files'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { acyclic } from './build/acyclic.ts'
import { chunks } from './build/chunks.ts'
import { compileMessages } from './build/compile-messages.ts'
import { compressed } from './build/compress.ts'
import { firstFiles } from './build/first-files.ts'
import { leanRouter } from './build/lean-router.ts'
import { macros } from './build/macros.ts'
import { maps } from './build/maps.ts'
import { namedIcons } from './build/named-icons.ts'
import { offline } from './build/offline.ts'

const here = import.meta.dirname
const api = process.env['BORDEREAU_API'] ?? 'http://127.0.0.1:3000'

export default defineConfig(({ command }) => ({
  root: here,
  plugins: [
    react(),
    flagFiles(),
    compressed(),
    leanRouter(),
    namedIcons(`${here}/../ui`),
    acyclic(),
    offline(),
    firstFiles(),
    maps(),
    // A page carries only its own English text; other languages load theirs (src/texts/language.ts).
    macros(),
    ...(command === 'build' ? [babel({ presets: [compileMessages()] })] : []),
  ],
  // The same functions twice: Node reads the one kind only, and the other is smaller in a bundle.
  resolve: { alias: [{ find: /^stdnum\/lib\/cjs\//, replacement: 'stdnum/lib/esm/' }] },
  build: {
    outDir: 'dist',
    // Named nowhere in the files, and taken out of the folder by maps().
    sourcemap: 'hidden' as const,
    // The bench weighs the pages by it.
    manifest: true,
    target: 'es2022',
    // The content security policy allows no inline script and no data: address.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // A page's module may be in a file with others that the same pages need.
      preserveEntrySignatures: 'allow-extension' as const,
      input: { main: `${here}/index.html`, worker: `${here}/src/app/service-worker.ts` },
      output: {
        codeSplitting: chunks(here),
        sourcemapExcludeSources: true,
        // A worker rules over the addresses below its own, and browsers look there for its next release.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': api,
      '/config': api,
      '/intake': api,
      '/calendar': api,
      '/pay': api,
      '/portal': api,
      '/quote': api,
    },
  },
}))
