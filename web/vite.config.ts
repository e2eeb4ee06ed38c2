import { readFileSync } from 'node:fs'
import { flagFiles } from '@bordereau/ui/flag-files'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { acyclic } from './build/acyclic.ts'
import { compileMessages } from './build/compile-messages.ts'
import { compressed } from './build/compress.ts'
import { leanRouter } from './build/lean-router.ts'
import { maps } from './build/maps.ts'
import { offline } from './build/offline.ts'

const here = import.meta.dirname
const linguiConfig = getConfig({ cwd: here })
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
  '/ui/src/scheme',
  '/ui/src/texts',
  '/ui/src/theme',
  '/contract/src/value',
  '/contract/src/endpoint',
  '/contract/src/path',
  '/contract/src/session',
  '/domain/src/access/',
  '/web/src/act.ts',
  '/web/src/api.ts',
  '/web/src/bare.tsx',
  '/web/src/catch.tsx',
  '/web/src/fault',
  '/web/src/features/captcha/use-captcha',
  '/web/src/features/entry/brand',
  '/web/src/features/entry/entry',
  '/web/src/features/entry/form-fault',
  '/web/src/form.ts',
  '/web/src/frame.tsx',
  '/web/src/gate.tsx',
  '/web/src/guard.ts',
  '/web/src/heading-focus.ts',
  '/web/src/language.ts',
  '/web/src/last-workspace.ts',
  '/web/src/layout.module.css',
  '/web/src/link.tsx',
  '/web/src/monitoring/start.ts',
  '/web/src/loading.tsx',
  '/web/src/offline.tsx',
  '/web/src/page-route.tsx',
  '/web/src/pages/error.tsx',
  '/web/src/pages/sign-in.tsx',
  '/web/src/preload.ts',
  '/web/src/refusal.tsx',
  '/web/src/session.tsx',
  '/web/src/title.ts',
  '/web/src/visitor-routes.tsx',
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
    lingui({ cwd: here }),
    // The English message stays in the code of its page, so that English needs no catalogue and a page carries only its
    // own text; other languages load theirs (src/language.ts).
    babel({
      presets: [
        linguiTransformerBabelPreset({ descriptorFields: 'message', linguiConfig }, { cwd: here }),
      ],
    }),
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
      input: { main: `${here}/index.html`, worker: `${here}/src/worker.ts` },
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
