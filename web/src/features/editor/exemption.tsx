import { EN16931_COUNTRIES } from '@bordereau/domain/country/countries'
import { useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import { needsReason } from './tax-choice.ts'
import { LongTextFact, PaperTextFact } from './paper-text-fact.tsx'
import type { LineFieldProps } from './supplied-field.tsx'

/** Why a line has no tax, where its category requires a reason. */
export function Exemption({ line, index, set }: LineFieldProps) {
  const { t } = useLingui()
  const { country } = useEditorContext().company.profile.address
  const { tax } = line
  if (!needsReason(tax) && tax.exemptionReason === '') return null
  return (
    <>
      <LongTextFact
        head={t`Why no tax`}
        label={t`Reason for exemption, line ${index + 1}`}
        path={`lines.${index}.tax.exemptionReason`}
        maxLength={500}
        value={tax.exemptionReason}
        onChange={exemptionReason => set({ tax: { ...tax, exemptionReason } })}
      />
      <PaperTextFact
        head={t`Reason code`}
        label={t`Code of the exemption (VATEX), line ${index + 1}`}
        path={`lines.${index}.tax.exemptionCode`}
        // The list of codes is the European one.
        placeholder={EN16931_COUNTRIES.has(country) ? 'VATEX-EU-…' : undefined}
        maxLength={40}
        value={tax.exemptionCode}
        onChange={exemptionCode => set({ tax: { ...tax, exemptionCode } })}
      />
    </>
  )
}
