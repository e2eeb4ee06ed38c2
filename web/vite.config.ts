import { flagFiles } from '@bordereau/ui/flag-files'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './build/compile-messages.ts'
import { compressed } from './build/compress.ts'

const here = import.meta.dirname
const linguiConfig = getConfig({ cwd: here })
const api = process.env['BORDEREAU_API'] ?? 'http://127.0.0.1:3000'

export default defineConfig(({ command }) => ({
  root: here,
  plugins: [
    react(),
    flagFiles(),
    compressed(),
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
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The content security policy allows no inline script and no data: address.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/pay': api },
  },
}))
