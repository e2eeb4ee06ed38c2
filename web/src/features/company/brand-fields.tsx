import { PAPER_DESIGNS } from '@bordereau/domain/paper-style'
import { ColorField } from '@bordereau/ui/field/color-field'
import { usePictureColors } from '@bordereau/ui/field/use-picture-colors'
import { RadioGroup } from '@bordereau/ui/field/toggle'
import { Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { designLabel } from './design-labels.ts'
import type { CompanyForm } from './use-company-form.ts'
import { LogoField, logoAddress } from './logo-field.tsx'
import { PaperFields } from './paper-fields.tsx'

/** The design of the documents: logo, colour, template. */
export function BrandFields({ form }: { form: CompanyForm }) {
  const { company } = form
  const colors = usePictureColors(company.hasLogo ? logoAddress(company) : undefined)
  const choose = (accentColor: string) => form.change({ accentColor: accentColor.toLowerCase() })
  return (
    <Stack gap={6}>
      <LogoField company={company} />
      <ColorField
        label={t`Colour`}
        value={form.values.accentColor}
        onChange={choose}
        proposals={{ label: t`From your logo`, colors: colors }}
      />
      <RadioGroup
        label={t`Design`}
        value={form.values.paperDesign}
        onChange={paperDesign => form.change({ paperDesign })}
        options={PAPER_DESIGNS.map(design => ({ value: design, ...designLabel(design) }))}
      />
      <PaperFields form={form} />
    </Stack>
  )
}
