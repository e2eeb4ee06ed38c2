import { getLogo } from '@bordereau/contract/company'
import { dueDateOf } from '@bordereau/domain/invoice/due-date'
import { toText } from '@bordereau/domain/money/currency'
import { addressLines } from '@bordereau/domain/country/address'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { PaperBand, PaperPart, PaperRule } from '@bordereau/ui/paper/paper'
import { useLingui } from '#macros'
import { addressOf } from '../../data/api.ts'
import { CustomerBlock } from './customer-block.tsx'
import { useEditorContext } from './editor-context.ts'
import css from './editor.module.css'
import { FactBlock } from './fact-block.tsx'
import { draftTotals } from './draft-totals.ts'
import { useParties } from './finding-store.tsx'
import { PartyNumbers } from './party-numbers.tsx'
import { useDraft, useEditor } from './store.ts'
import { useDocumentName } from './use-document-name.ts'
import { useNextNumber } from './use-next-number.ts'

type Props = { readonly buyer: PartyProfile | null }

/** The head of the document in its paper design: letterhead, customer, dates and references, title, amount due. */
export function HeadBlock({ buyer }: Props) {
  switch (useEditorContext().company.paperDesign) {
    case 'modern':
      return <ModernHead buyer={buyer} />
    case 'compact':
      return <CompactHead buyer={buyer} />
    case 'mono':
      return <PlainHead buyer={buyer} />
    case 'statement':
      return <StatementHead buyer={buyer} />
    case 'classic':
    case 'letter':
    case 'window':
    case 'rail':
      return <ClassicHead buyer={buyer} />
  }
}

function ClassicHead({ buyer }: Props) {
  return (
    <>
      <div className={css.sides}>
        <Brand />
        <Seller align="end" />
      </div>
      <PaperRule />
      <div className={css.address}>
        <CustomerBlock buyer={buyer} />
        <FactBlock />
      </div>
      <div className={css.sides} data-align="end">
        <Title />
        <Due />
      </div>
      <PaperRule strong />
    </>
  )
}

function ModernHead({ buyer }: Props) {
  return (
    <>
      <PaperBand>
        <div className={css.sides}>
          <Brand />
          <Title align="end" />
        </div>
        <div className={css.sides} data-align="end">
          <Due align="start" />
          <DueDay />
        </div>
      </PaperBand>
      <ThreeColumns buyer={buyer} />
      <PaperRule />
    </>
  )
}

function CompactHead({ buyer }: Props) {
  return (
    <>
      <div className={css.sides}>
        <Brand />
        <Title align="end" />
      </div>
      <PaperRule accent />
      <ThreeColumns buyer={buyer} />
      <div className={css.sides} data-align="end">
        <DueDay align="start" />
        <Due />
      </div>
      <PaperRule />
    </>
  )
}

function PlainHead({ buyer }: Props) {
  return (
    <>
      <PaperRule strong />
      <div className={css.sides}>
        <Brand />
        <Title align="end" />
      </div>
      <PaperRule strong />
      <ThreeColumns buyer={buyer} />
      <Due align="start" />
      <PaperRule strong />
    </>
  )
}

function StatementHead({ buyer }: Props) {
  return (
    <>
      <div className={css.sides}>
        <Brand />
        <Title align="end" />
      </div>
      <Due align="start" />
      <PaperRule />
      <ThreeColumns buyer={buyer} />
      <PaperRule />
    </>
  )
}

function ThreeColumns({ buyer }: Props) {
  return (
    <div className={css.columns}>
      <Seller />
      <CustomerBlock buyer={buyer} />
      <FactBlock />
    </div>
  )
}

function Brand() {
  const { workspaceId, company } = useEditorContext()
  const name = company.profile.tradingName || company.profile.legalName
  if (!company.hasLogo) return <PaperPart tone="name">{name}</PaperPart>
  return <img className={css.logo} src={addressOf(getLogo, { workspaceId })} alt={name} />
}

function Seller({ align = 'start' }: { align?: 'start' | 'end' }) {
  const { company, formats } = useEditorContext()
  const { profile } = company
  return (
    <PaperPart tone="quiet" align={align}>
      <strong dir="auto">{profile.legalName}</strong>
      {addressLines(profile.address, { language: formats.tag }).map((line, i) => (
        <div key={i}>
          <bdi>{line}</bdi>
        </div>
      ))}
      <PartyNumbers party={profile} />
    </PaperPart>
  )
}

function Title({ align = 'start' }: { align?: 'start' | 'end' }) {
  const { t } = useLingui()
  const name = useDocumentName()
  const number = useNextNumber()
  const next = number === undefined ? undefined : unbroken(number)
  return (
    <PaperPart align={align}>
      <PaperPart tone="title">
        <strong>{name}</strong>
      </PaperPart>
      <PaperPart tone="quiet">
        {next === undefined ? t`Draft` : t`Draft · next number ${next}`}
      </PaperPart>
    </PaperPart>
  )
}

/** A number with word joiners, which keep it on one line. */
function unbroken(number: string): string {
  return [...number].join('\u2060')
}

function Due({ align = 'end' }: { align?: 'start' | 'end' }) {
  const { t } = useLingui()
  const { formats } = useEditorContext()
  const parties = useParties()
  const payable = useEditor(({ draft }) => draftTotals(draft, parties).payable)
  const kind = useDraft('kind')
  const currency = useDraft('currency')
  return (
    <PaperPart align={align}>
      <PaperPart tone="quiet">{kind === 'credit_note' ? t`Credited` : t`Amount due`}</PaperPart>
      <PaperPart tone="due">{formats.money(toText(payable, currency), currency)}</PaperPart>
    </PaperPart>
  )
}

function DueDay({ align = 'end' }: { align?: 'start' | 'end' }) {
  const { t } = useLingui()
  const { formats, today } = useEditorContext()
  const due = useDraft('due')
  const issueDate = useDraft('issueDate')
  if (useDraft('kind') === 'credit_note') return null
  return (
    <PaperPart align={align}>
      <PaperPart tone="quiet">{t`Due`}</PaperPart>
      <strong>{formats.date(dueDateOf({ due }, issueDate ?? today))}</strong>
    </PaperPart>
  )
}
