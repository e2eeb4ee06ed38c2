import { PaperLabel } from '@bordereau/ui/paper/paper'
import { PaperSelect } from '@bordereau/ui/paper/paper-field'
import { useLingui } from '#macros'
import { useDraft } from './store.ts'
import type { LineFieldProps } from './supplied-field.tsx'

/** Whether the customer's withholding is taken of the line: not of disbursements. Only where something is withheld. */
export function WithheldField({ line, index, set }: LineFieldProps) {
  const { t } = useLingui()
  const withholding = useDraft('withholding') ?? null
  if (withholding === null) return null
  return (
    <>
      <PaperLabel>{t`Withheld of it`}</PaperLabel>
      <PaperSelect
        label={t`Tax withheld, line ${index + 1}`}
        data-path={`lines.${index}.isWithheld`}
        value={line.isWithheld === false ? 'no' : 'yes'}
        options={[
          { value: 'yes', label: t`Yes` },
          { value: 'no', label: t`No, a disbursement` },
        ]}
        onChange={value => set({ isWithheld: value === 'no' ? false : undefined })}
      />
    </>
  )
}
