import type { PaperDesignId } from '@bordereau/domain/paper-style'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Trans, t } from '#macros'
import type { CompanyForm } from './use-company-form.ts'

/** Chooses a design, or says that it is the one in use. */
export function Use(props: {
  design: PaperDesignId
  chosen: PaperDesignId
  form: CompanyForm
  label: string
}) {
  const { design, chosen, form, label } = props
  if (design === chosen) {
    return (
      <StatusBadge tone="green" icon="check">
        <Trans>In use</Trans>
      </StatusBadge>
    )
  }
  return (
    <Button
      size="sm"
      icon="layers"
      aria-label={t`Use the design ${label}`}
      onClick={() => form.change({ paperDesign: design })}
    >
      <Trans>Use this design</Trans>
    </Button>
  )
}
