import type { PartyProfile } from '@bordereau/domain/party/party'
import { paperStyleOf } from '@bordereau/domain/paper-design'
import { Paper, PaperRule } from '@bordereau/ui/paper/paper'
import { useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import { AttachmentsBlock } from './attachments-block.tsx'
import { DocumentAllowancesCharges } from './document-allowances-charges.tsx'
import css from './editor.module.css'
import { HeadBlock } from './head-block.tsx'
import lines from './line-grid.module.css'
import { LineGrid } from './line-grid.tsx'
import { NotesBlock } from './notes-block.tsx'
import { TotalsBlock } from './totals-block.tsx'
import { paperAccent, paperLook } from './paper-look.ts'
import { useColumnStyle } from './use-column-style.ts'

/** The document as it will be printed, with its fields in place. */
export function DocumentPaper({ buyer }: { buyer: PartyProfile | null }) {
  const { t } = useLingui()
  const { company } = useEditorContext()
  return (
    <Paper
      label={t`Document`}
      design={company.paperDesign}
      accent={paperAccent(company.accentColor)}
      look={paperLook(paperStyleOf(company))}
    >
      <HeadBlock buyer={buyer} />
      <div className={lines.columns} style={useColumnStyle()}>
        <LineGrid />
        <div className={css.foot}>
          <DocumentAllowancesCharges />
          <TotalsBlock />
        </div>
      </div>
      <PaperRule />
      <NotesBlock />
      <AttachmentsBlock />
    </Paper>
  )
}
