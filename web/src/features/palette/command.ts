import type { PaletteItem } from '@bordereau/ui/palette/palette'

/** Something the palette offers by itself, without asking the server. */
export type Command = Omit<PaletteItem, 'onChoose' | 'href'> & {
  readonly group: 'acts' | 'places' | 'settings' | 'views'
} & (
    | {
        /** Where it leads, inside of the company. */
        readonly path: string
        readonly run?: never
      }
    | { readonly run: () => void; readonly path?: never }
  )
