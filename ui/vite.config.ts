import { flagFiles } from './flag-files.ts'

/** The catalogue alone: `npx vite -c ui/vite.config.ts` at the root of the repository. */
export default {
  root: `${import.meta.dirname}/catalogue`,
  plugins: [flagFiles()],
  // Mantine's 'use client' directives mean nothing in a browser.
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  server: { host: '127.0.0.1' },
}
