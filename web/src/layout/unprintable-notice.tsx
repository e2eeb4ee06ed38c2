import { Notice } from '@bordereau/ui/badge/badge'
import { t } from '#macros'

/** Of the characters of a paper that no font has, as Check says it in the editor. */
export function UnprintableNotice({ characters }: { readonly characters: readonly string[] }) {
  const named = characters.join(' ')
  if (named === '') return null
  const title = t`No font can print ${named}: a box would stand there. Remove it, or write it in another way.`
  return <Notice tone="amber" title={title} />
}
