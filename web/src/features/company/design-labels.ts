import type { PAPER_DESIGNS } from '@bordereau/contract/company'
import { t } from '#macros'

/** Name and description of a design. */
export function designLabel(design: (typeof PAPER_DESIGNS)[number]): {
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
  }
}
