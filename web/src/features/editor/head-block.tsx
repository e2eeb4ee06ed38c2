import { getLogo, listSeries } from '@bordereau/contract/company'
import { toText } from '@bordereau/domain/money/currency'
import { addressLines } from '@bordereau/domain/party/address'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { PaperPart, PaperRule } from '@bordereau/ui/paper/paper'
import { useLingui } from '@lingui/react/macro'
import { addressOf } from '../../api.ts'
import { useGet } from '../../query.ts'
import { CustomerBlock } from './customer-block.tsx'
import { useDesk } from './desk.ts'
import css from './editor.module.css'
import { FactBlock } from './fact-block.tsx'
import { liveTotals } from './live-totals.ts'
import { useDraft, useEditor } from './store.ts'

/** The head of the paper: letterhead, to whom, the facts, what it is and how much. */
export function HeadBlock({ buyer }: { buyer: PartyProfile | null }) {
  return (
    <>
      <Letterhead />
      <PaperRule />
      <div className={css.address}>
        <CustomerBlock buyer={buyer} />
        <FactBlock />
      </div>
      <TitleLine />
    </>
  )
}

function Letterhead() {
  const { workspaceId, company, formats } = useDesk()
  const { profile } = company
  const name = profile.tradingName || profile.legalName
  return (
    <div className={css.letterhead}>
      {company.hasLogo ? (
        <img className={css.logo} src={addressOf(getLogo, { workspaceId })} alt={name} />
      ) : (
        <PaperPart tone="title">{name}</PaperPart>
      )}
      <PaperPart tone="quiet" align="end">
        <strong>{profile.legalName}</strong>
        {addressLines(profile.address, { language: formats.tag }).map((line, i) => (
          <div key={i}>{line}</div>
        ))}
      </PaperPart>
    </div>
  )
}

function TitleLine() {
  const { t } = useLingui()
  const { workspaceId, formats } = useDesk()
  const kind = useDraft('kind')
  const payable = useEditor(({ draft }) => liveTotals(draft).payable)
  const currency = useDraft('currency')
  const series = useGet(listSeries, { workspaceId }).data?.series
  const next = series?.find(each => each.kind === kind && each.isDefault)?.nextNumber
  return (
    <div className={css.titleLine}>
      <PaperPart tone="title">
        {kind === 'credit_note' ? t`Credit note` : t`Invoice`}
        <PaperPart tone="quiet">
          {next === undefined ? t`Draft` : t`Draft, ${next} when issued next`}
        </PaperPart>
      </PaperPart>
      <PaperPart align="end">
        <PaperPart tone="quiet">{kind === 'credit_note' ? t`Credited` : t`Amount due`}</PaperPart>
        <PaperPart tone="due">{formats.money(toText(payable, currency), currency)}</PaperPart>
      </PaperPart>
    </div>
  )
}
