import { getLogo } from '@bordereau/contract/company'
import { addressLines } from '@bordereau/domain/country/address'
import { withSoleTraderMark } from '@bordereau/domain/country/sole-trader'
import { dueDateOf } from '@bordereau/domain/invoice/due-date'
import { toText } from '@bordereau/domain/money/currency'
import { quoteTextIn } from '@bordereau/domain/text/quote-text'
import { PaperPart } from '@bordereau/ui/paper/paper'
import { useLingui } from '#macros'
import { addressOf } from '../../data/api.ts'
import { SupplierBlock, useIsSelfBilled } from './customer-block.tsx'
import { draftTotals, withoutOptions } from './draft-totals.ts'
import { useEditorContext } from './editor-context.ts'
import css from './editor.module.css'
import { useParties } from './finding-store.tsx'
import { PartyNumbers } from './party-numbers.tsx'
import { Printed } from './printed.tsx'
import { PrintedTitle } from './printed-title.tsx'
import { useDraft, useEditor, useIsQuote } from './store.ts'
import { useNextNumber } from './use-next-number.ts'

/** The name of the seller, or its logo. */
export function Brand() {
  const { workspaceId, company } = useEditorContext()
  const profile = withSoleTraderMark(company.profile)
  const name = profile.tradingName || profile.legalName
  if (!company.hasLogo) return <PaperPart tone="name">{name}</PaperPart>
  return <img className={css.logo} src={addressOf(getLogo, { workspaceId })} alt={name} />
}

/** The sender with address and numbers. */
export function Seller(props: {
  readonly align?: 'start' | 'end'
  /** The name stands above already. */
  readonly nameless?: boolean
}) {
  const { profile } = useEditorContext().company
  const language = useDraft('language')
  if (useIsSelfBilled()) return <SupplierBlock nameless={props.nameless === true} />
  return (
    <PaperPart tone="quiet" align={props.align ?? 'start'}>
      {!props.nameless && <strong dir="auto">{withSoleTraderMark(profile).legalName}</strong>}
      {addressLines(profile.address, { language }).map((line, i) => (
        <div key={i}>
          <bdi>{line}</bdi>
        </div>
      ))}
      <PartyNumbers party={profile} />
    </PaperPart>
  )
}

/** What the document is called, and the number it will get. */
export function Title({ align = 'start' }: { align?: 'start' | 'end' }) {
  const { t } = useLingui()
  const number = useNextNumber()
  const next = number === undefined ? undefined : unbroken(number)
  return (
    <PaperPart align={align}>
      <PaperPart tone="title">
        <strong>
          <PrintedTitle />
        </strong>
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

/** The amount due. */
export function Due({ align = 'end' }: { align?: 'start' | 'end' }) {
  const { formats } = useEditorContext()
  const parties = useParties()
  const payable = useEditor(({ draft }) => draftTotals(withoutOptions(draft), parties).payable)
  const label = useDraft('kind') === 'credit_note' ? 'amountCredited' : 'amountDue'
  const isQuote = useIsQuote()
  const currency = useDraft('currency')
  return (
    <PaperPart align={align}>
      <PaperPart tone="quiet">
        <Printed word={text => (isQuote ? text.total : text[label])} />
      </PaperPart>
      <PaperPart tone="due">{formats.money(toText(payable, currency), currency)}</PaperPart>
    </PaperPart>
  )
}

/** The due date, where the design has it beside the amount. */
export function DueDay({ align = 'end' }: { align?: 'start' | 'end' }) {
  const { formats, today } = useEditorContext()
  const due = useDraft('due')
  const validity = useDraft('validity')
  const issueDate = useDraft('issueDate')
  if (useDraft('kind') === 'credit_note') return null
  return (
    <PaperPart align={align}>
      <PaperPart tone="quiet">
        <Printed
          word={(text, language) => (validity ? quoteTextIn(language).validUntil : text.dueDate)}
        />
      </PaperPart>
      <strong>{formats.date(dueDateOf({ due: validity ?? due }, issueDate ?? today))}</strong>
    </PaperPart>
  )
}

/** Name and address on one line, as at the top of a letter or above the recipient in a window. */
export function SenderLine({ withName = false }: { withName?: boolean }) {
  const profile = withSoleTraderMark(useEditorContext().company.profile)
  const isSelfBilled = useIsSelfBilled()
  const lines = addressLines(profile.address, { language: useDraft('language') })
  const name = profile.tradingName || profile.legalName
  // In a window the seller stands above already.
  if (isSelfBilled) return withName ? null : <SupplierBlock nameless />
  return (
    <PaperPart tone="quiet">
      {(withName ? [name, ...lines] : lines).map((line, i) => (
        <span key={i}>
          {i > 0 && ' · '}
          <bdi>{line}</bdi>
        </span>
      ))}
    </PaperPart>
  )
}
