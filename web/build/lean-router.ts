import type { Plugin } from 'vite'

/**
 * Lets the router's parts that nobody imports (Form, NavLink, Link with its server prefetching) fall out of the build:
 * naming a part for developer tools counts as using it. Where the library's text is another one, nothing happens.
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
