import {
  PAPER_MARGINS,
  PAPER_TYPEFACES,
  type PaperMargins,
  type PaperTypeface,
} from '@bordereau/domain/paper-style'
import { Select } from '@bordereau/ui/field/select'
import { Row } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import type { CompanyForm } from './use-company-form.ts'

/** What a company changes in its design: typeface and margins. */
export function PaperFields({ form }: { form: CompanyForm }) {
  const { paperTypeface, paperMargins } = form.values
  return (
    <Row>
      <Select
        label={t`Typeface`}
        value={paperTypeface}
        onChange={chosen => {
          const typeface = PAPER_TYPEFACES.find(one => one === chosen)
          if (typeface) form.change({ paperTypeface: typeface })
        }}
        options={PAPER_TYPEFACES.map(value => ({ value, label: typefaceLabel(value) }))}
      />
      <Select
        label={t`Side margins`}
        value={paperMargins}
        onChange={chosen => {
          const margins = PAPER_MARGINS.find(one => one === chosen)
          if (margins) form.change({ paperMargins: margins })
        }}
        options={PAPER_MARGINS.map(value => ({ value, label: marginsLabel(value) }))}
      />
    </Row>
  )
}

function typefaceLabel(typeface: PaperTypeface): string {
  switch (typeface) {
    case 'design':
      return t`As in the design`
    case 'sans':
      return t`Sans serif`
    case 'serif':
      return t`Serif`
    case 'mono':
      return t({ message: 'Typewriter', context: 'typeface' })
  }
}

function marginsLabel(margins: PaperMargins): string {
  switch (margins) {
    case 'narrow':
      return t({ message: 'Narrow', context: 'margins' })
    case 'design':
      return t({ message: 'Normal', context: 'margins' })
    case 'wide':
      return t({ message: 'Wide', context: 'margins' })
  }
}
