import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** English is the source and stands in the code (build/compile-messages.ts); the others have a catalogue each. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['fr', 'de', 'es', 'pl', 'it', 'hi', 'ar'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
  // Both kinds of macros come from one module, src/texts/macros.ts.
  macro: { corePackage: ['#macros'], jsxPackage: ['#macros'] },
  orderBy: 'message',
  // Without line numbers: a catalogue changes when a sentence does, not when a line moves.
  format: formatter({ lineNumbers: false }),
})
