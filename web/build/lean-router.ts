import type { Plugin } from 'vite'

/**
 * Lets the bundler drop the router's unused parts (Form, NavLink, Link with its server prefetching): setting a display
 * name for developer tools counts as a use. Nothing happens where the library's text differs.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/.*\.js$/ },
      handler: code => ({
        code: code
          .replace(/^[A-Za-z]+\.displayName = "[^"]*";$/gm, '')
          .replace(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
