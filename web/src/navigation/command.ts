import type { PaletteItem } from '@bordereau/ui/palette/palette'

/** A command that the palette offers without asking the server. */
export type Command = Omit<PaletteItem, 'onChoose' | 'href'> & {
  readonly group: 'actions' | 'places' | 'settings' | 'views'
} & (
    | {
        /** The target path inside of the company. */
        readonly path: string
        readonly run?: never
      }
    | { readonly run: () => void; readonly path?: never }
  )
