import { useLingui } from '#macros'
import { needsReason } from './tax-choice.ts'
import { PaperTextFact } from './paper-text-fact.tsx'
import type { LineFieldProps } from './supplied-field.tsx'

/** Why a line has no tax, where its category requires a reason. */
export function Exemption({ line, index, set }: LineFieldProps) {
  const { t } = useLingui()
  const { tax } = line
  if (!needsReason(tax) && tax.exemptionReason === '') return null
  return (
    <>
      <PaperTextFact
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
        placeholder="VATEX-EU-…"
        maxLength={40}
        value={tax.exemptionCode}
        onChange={exemptionCode => set({ tax: { ...tax, exemptionCode } })}
      />
    </>
  )
}
