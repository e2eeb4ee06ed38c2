import type { LocalDate } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'
import { unprintableOn } from '../documents/unprintable.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type SourceContent, contentOf } from './content.ts'
import { type PaperOrder, accompanyingPaper } from './paper.ts'
import type { Source } from './source.ts'

/** What the papers that may be made of it now cannot print. */
export async function unprintableOfSource(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  of: { readonly source: Source; readonly madeOn: LocalDate },
): Promise<string[]> {
  const { kinds, number } = of.source
  if (kinds.length === 0) return []
  const content = await contentOf(tx, context, workspaceId, of.source)
  if (!content.ok) return []
  const all: string[] = []
  for (const kind of kinds)
    all.push(
      ...(await unprintableOfContent(context, content.value, { kind, number, madeOn: of.madeOn })),
    )
  return [...new Set(all)]
}

/** Without the logo, which is no text. */
async function unprintableOfContent(
  context: AppContext,
  content: SourceContent,
  order: PaperOrder,
): Promise<string[]> {
  const style = { ...content.style, logo: null }
  return unprintableOn(await accompanyingPaper(context, { ...content, style }, order))
}
