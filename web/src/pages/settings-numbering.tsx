import { Button } from '@bordereau/ui/button/button'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { SeriesList } from '../features/company/series-list.tsx'
import { SupplierSeries } from '../features/company/supplier-series.tsx'

export function SettingsNumberingPage() {
  const [editing, setEditing] = useState<string>()
  return (
    <SettingsSubPage
      title={t`Numbering`}
      lead={t`Each series is numbered separately, without gaps.`}
      needs="company.update"
      actions={
        <Button look="primary" icon="plus" onClick={() => setEditing('new')}>
          <Trans>Add series</Trans>
        </Button>
      }
    >
      <SeriesList editing={editing} onEdit={setEditing} />
      <SupplierSeries />
    </SettingsSubPage>
  )
}
