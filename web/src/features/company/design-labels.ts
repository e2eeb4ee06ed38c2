import type { PaperDesignId } from '@bordereau/domain/paper-style'
import { t } from '#macros'

/** Name and description of a design. */
export function designLabel(design: PaperDesignId): {
  label: string
  help: string
} {
  switch (design) {
    case 'classic':
      return { label: t`Classic`, help: t`Quiet lines, the logo at the top left` }
    case 'modern':
      return { label: t`Modern`, help: t`Your colour across the head, large amounts` }
    case 'compact':
      return { label: t`Compact`, help: t`Dense, for long lists of lines` }
    case 'letter':
      return {
        label: t({ message: `Letter`, context: 'design' }),
        help: t`A serif typeface, the sender centred`,
      }
    case 'window':
      return {
        label: t`Window envelope`,
        help: t`The address where the window is, with fold marks`,
      }
    case 'rail':
      return { label: t`Side column`, help: t`Sender and dates in a tinted column` }
    case 'mono':
      return { label: t`Typewriter`, help: t`One width of letters, one weight of line` }
    case 'statement':
      return {
        label: t({ message: `Statement`, context: 'design' }),
        help: t`The amount due first, in large figures`,
      }
  }
}
