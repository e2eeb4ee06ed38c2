import type { RolldownBabelPreset } from '@rolldown/plugin-babel'
import { compileMessage } from '@lingui/message-utils/compileMessage'

/**
 * Compiles the English messages that the macros leave in the code, at build time: the parser of the message format
 * stays out of the browser (7 kB) and a page needs no catalogue for English.
 */
export function compileMessages(): RolldownBabelPreset {
  return {
    preset: { plugins: [babelPlugin] },
    // The object that the macro leaves behind, whatever its comments are.
    rolldown: { filter: { code: /\bmessage: "/ } },
  }
}

/** The part of Babel's API that is used here; its own types are not installed. */
type Property = { readonly key: Named; value: Node }
type Named = { readonly type: string; readonly name?: string; readonly value?: unknown }
type Node = { readonly type: string; readonly value?: unknown }
type Visited = { readonly node: { readonly properties: readonly Property[] } }
type Babel = { readonly types: { readonly valueToNode: (value: unknown) => Node } }

function babelPlugin({ types }: Babel) {
  return {
    visitor: {
      ObjectExpression({ node }: Visited) {
        const id = node.properties.find(property => nameOf(property) === 'id')
        const message = node.properties.find(property => nameOf(property) === 'message')
        if (id?.value.type !== 'StringLiteral' || message?.value.type !== 'StringLiteral') return
        message.value = types.valueToNode(compileMessage(String(message.value.value)))
      },
    },
  }
}

function nameOf(property: Property): unknown {
  return property.key?.type === 'StringLiteral' ? property.key.value : property.key?.name
}
