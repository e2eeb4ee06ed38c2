import { readFileSync } from 'node:fs'
import { flagFiles } from '@bordereau/ui/flag-files'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { acyclic } from './build/acyclic.ts'
import { compileMessages } from './build/compile-messages.ts'
import { compressed } from './build/compress.ts'
import { leanRouter } from './build/lean-router.ts'
import { macros } from './build/macros.ts'
import { maps } from './build/maps.ts'
import { offline } from './build/offline.ts'

const here = import.meta.dirname
const api = process.env['BORDEREAU_API'] ?? 'http://127.0.0.1:3000'

/** A few larger chunks in place of many small ones: they compress better, and a visit asks for fewer files. */
const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'vendor',
      test: /node_modules\/(?:react|react-dom|scheduler|react-router|zod|@lingui|use-sync-external-store)\//,
    },
    { name: 'base', test: inBase },
  ],
}

/** What every first page shows: forms, buttons, notices, toasts, and how to call the server; and the door itself. */
function inBase(id: string): boolean {
  return BASE.some(part => id.includes(part))
}

/** The pictures that ui draws at first paint, as it lists them itself. */
const firstIcons =
  readFileSync(`${here}/../ui/src/icon/first.ts`, 'utf8').match(/Icon[A-Z]\w*/g) ?? []

const BASE = [
  '/ui/src/button/button',
  '/ui/src/link/',
  '/ui/src/toast/',
  '/ui/src/field/field',
  '/ui/src/field/text-field',
  '/ui/src/field/password',
  '/ui/src/layout/',
  '/ui/src/badge/',
  '/ui/src/state/',
  '/ui/src/dialog/dialogs',
  '/ui/src/dialog/kinds',
  '/ui/src/dialog/store',
  '/ui/src/icon/icon',
  '/ui/src/icon/first',
  '/ui/src/icon/size',
  '/ui/src/class-names',
  '/ui/src/locale',
  '/ui/src/media-query',
  '/ui/src/scheme',
  '/ui/src/store.tsx',
  '/ui/src/stored-value',
  '/ui/src/provider/',
  '/ui/src/texts',
  '/ui/src/theme',
  '/contract/src/value',
  '/contract/src/endpoint',
  '/contract/src/path',
  '/contract/src/session',
  '/domain/src/access/',
  '/domain/src/text/direction',
  '/web/src/data/mutation.ts',
  '/web/src/data/api.ts',
  '/web/src/layout/public-layout.tsx',
  '/web/src/layout/error-boundary.tsx',
  '/web/src/form/field-error',
  '/web/src/features/captcha/use-captcha',
  '/web/src/layout/brand',
  '/web/src/features/entry/entry',
  '/web/src/features/entry/form-error',
  '/web/src/form/form.ts',
  '/web/src/app/providers.tsx',
  '/web/src/app/route-guard.tsx',
  '/web/src/navigation/guards.ts',
  '/web/src/navigation/heading-focus.ts',
  '/web/src/texts/language.ts',
  '/web/src/data/id.ts',
  '/web/src/data/last-workspace.ts',
  '/web/src/layout/layout.module.css',
  '/web/src/navigation/link.tsx',
  '/web/src/monitoring/faults.ts',
  '/web/src/monitoring/start.ts',
  '/web/src/layout/loading.tsx',
  '/web/src/layout/offline-banner.tsx',
  '/web/src/app/page-route.tsx',
  '/web/src/layout/error-page.tsx',
  '/web/src/pages/sign-in.tsx',
  '/web/src/navigation/preload.ts',
  '/web/src/data/refusal.tsx',
  '/web/src/data/session.tsx',
  '/web/src/navigation/title.ts',
  '/web/src/app/public-routes.tsx',
  '/icons-react/dist/esm/createReactComponent',
  '/icons-react/dist/esm/defaultAttributes',
  ...firstIcons.map(name => `/icons-react/dist/esm/icons/${name}.mjs`),
  'vite/preload-helper',
]

export default defineConfig(({ command }) => ({
  root: here,
  plugins: [
    react(),
    flagFiles(),
    compressed(),
    leanRouter(),
    acyclic(),
    offline(),
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
      input: { main: `${here}/index.html`, worker: `${here}/src/app/service-worker.ts` },
      output: {
        codeSplitting: chunks,
        sourcemapExcludeSources: true,
        // A worker rules over the addresses below its own, and browsers look there for its next release.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/config': api, '/intake': api, '/calendar': api, '/pay': api },
  },
}))
