import type { PartyProfile } from '@bordereau/domain/party/party'
import { PaperBand, PaperRule } from '@bordereau/ui/paper/paper'
import { CustomerBlock } from './customer-block.tsx'
import { useEditorContext } from './editor-context.ts'
import css from './editor.module.css'
import { FactBlock } from './fact-block.tsx'
import head from './head.module.css'
import { Brand, Due, DueDay, Seller, SenderLine, Title } from './head-parts.tsx'

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
    case 'letter':
      return <LetterHead buyer={buyer} />
    case 'window':
      return <WindowHead buyer={buyer} />
    case 'rail':
      return <RailHead buyer={buyer} />
    case 'classic':
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

function LetterHead({ buyer }: Props) {
  return (
    <>
      <div className={head.centred}>
        <Brand />
        <SenderLine />
      </div>
      <PaperRule strong />
      <div className={css.address}>
        <CustomerBlock buyer={buyer} />
        <FactBlock />
      </div>
      <Title />
    </>
  )
}

function WindowHead({ buyer }: Props) {
  return (
    <>
      <div className={head.ends}>
        <Brand />
        <Seller align="end" nameless />
      </div>
      <div className={css.address}>
        <div>
          <SenderLine withName />
          <CustomerBlock buyer={buyer} />
        </div>
        <FactBlock />
      </div>
      <Title />
    </>
  )
}

function RailHead({ buyer }: Props) {
  return (
    <div className={head.rail}>
      <div className={head.railSide}>
        <Brand />
        <Seller />
        <FactBlock />
      </div>
      <div className={head.railBody}>
        <Title />
        <PaperRule accent />
        <div className={css.sides}>
          <CustomerBlock buyer={buyer} />
          <Due />
        </div>
      </div>
    </div>
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
