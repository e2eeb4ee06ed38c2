import { CII, DOCUMENT_FORMATS, PDF, UBL } from '@bordereau/domain/document-format'
import { chosenFormat } from '@bordereau/domain/party/e-invoice-choice'
import { Facts, Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { type ReactNode, useEffect, useState } from 'react'
import { useParties } from './finding-store.tsx'
import type { DraftFormats } from '@bordereau/einvoice/issue/formats-of-draft'
import { E_INVOICE_CHOICE_NAMES } from '../document/e-invoice-choice-names.ts'
import { useFindingMessage } from './finding-messages.ts'
import { useEditor } from './store.ts'

/** The greatest number of reasons shown. */
const REASONS_MAX = 3

/** The formats in which the draft would be issued, and why the UBL file would not be Peppol's. */
export function DraftFormatFacts() {
  const { t } = useLingui()
  const formats = useDraftFormats()
  const isMade = (kind: string) =>
    kind === PDF.kind || formats === undefined || formats.kinds.includes(kind)
  const { choice, made: madeChoice } = formats ?? {}
  const asked = choice && E_INVOICE_CHOICE_NAMES[choice]
  const made = madeChoice && E_INVOICE_CHOICE_NAMES[madeChoice]
  // A format without a text here is described by its media type.
  const purposes: Readonly<Record<string, ReactNode>> = {
    [PDF.kind]:
      (formats?.isInPdf ?? true)
        ? t`to read and print, with the e-invoice (${hybridName(formats)}) inside`
        : t`to read and print, without an e-invoice inside`,
    [UBL.kind]: formats ? <Ubl formats={formats} /> : t`for Peppol and other networks`,
    [CII.kind]: asked === undefined ? t`for ZUGFeRD, XRechnung, Chorus Pro` : undefined,
  }
  const valueOf = (kind: string, mediaType: string): ReactNode => {
    if (asked !== undefined && kind !== PDF.kind) {
      if (!isMade(kind))
        return chosenFormat(choice)?.syntax === kind
          ? t`not made for this document`
          : t`not made: the customer asked for ${asked}`
      return made === asked
        ? t`${asked}, as the customer asked`
        : t`${made}: ${asked}, which the customer asked for, has no room for this document`
    }
    return isMade(kind) ? (purposes[kind] ?? mediaType) : t`not made for this document`
  }
  return (
    <Facts
      facts={DOCUMENT_FORMATS.map(({ kind, name, mediaType }) => ({
        name,
        value: valueOf(kind, mediaType),
      }))}
    />
  )
}

/** What an e-invoice in a PDF is called. */
function hybridName(formats: DraftFormats | undefined): string {
  const { made } = formats ?? {}
  return made === undefined ? 'Factur-X' : E_INVOICE_CHOICE_NAMES[made]
}

function Ubl({ formats: { ublRules, notPeppol } }: { formats: DraftFormats }): ReactNode {
  const { t } = useLingui()
  if (ublRules === 'peppol') return t`Peppol BIS Billing 3: a file for your Peppol access point`
  if (ublRules === 'xrechnung') return t`XRechnung, as German authorities ask for it`
  return (
    <Stack gap={1}>
      <Trans>European standard EN 16931, without Peppol</Trans>
      {notPeppol.slice(0, REASONS_MAX).map(code => (
        <RuleMessage key={code} code={code} />
      ))}
    </Stack>
  )
}

function RuleMessage({ code }: { code: string }) {
  return (
    <Text size={12} tone="muted">
      {useFindingMessage({ code })}
    </Text>
  )
}

/** Undefined until the rules are loaded, and while no customer is chosen. */
function useDraftFormats(): DraftFormats | undefined {
  const parties = useParties()
  const draft = useEditor(state => state.draft)
  const [formats, setFormats] = useState<DraftFormats>()
  useEffect(() => {
    let isCurrent = true
    void import('@bordereau/einvoice/issue/formats-of-draft').then(({ formatsOfDraft }) => {
      if (isCurrent) setFormats(formatsOfDraft({ ...parties, draft }))
    })
    return () => {
      isCurrent = false
    }
  }, [parties, draft])
  return formats
}
