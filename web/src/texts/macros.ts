/**
 * The macros of Lingui as one module: text outside of components and text inside of them are written side by side in
 * most files. Named `#macros` (package.json, lingui.config.ts): the compiler of the macros knows its modules by the
 * text of the import alone. Nothing of this file is left in the browser.
 */
export { plural, t } from '@lingui/core/macro'
export { Plural, Trans, useLingui } from '@lingui/react/macro'
