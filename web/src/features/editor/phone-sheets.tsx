import { Button } from '@bordereau/ui/button/button'
import { Sheet } from '@bordereau/ui/overlay/modal'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LivePreview } from './editor.tsx'
import css from './editor.module.css'
import { Panel, type PanelName } from './panel.tsx'

/** Where there is no room beside the paper: panel and preview as sheets. */
export function PhoneSheets(props: {
  readonly panel: PanelName
  readonly onPanel: (panel: PanelName) => void
}) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'panel' | 'preview'>()
  const close = () => setOpen(undefined)
  return (
    <div className={css.phoneOnly}>
      <div className={css.phoneBar}>
        <Button icon="checks" wide onClick={() => setOpen('panel')}>
          {t`Check and delivery`}
        </Button>
        <Button icon="eye" wide onClick={() => setOpen('preview')}>
          {t`Preview`}
        </Button>
      </div>
      <Sheet open={open === 'panel'} onClose={close} side="bottom" title={t`About this document`}>
        <Panel open={props.panel} onOpen={props.onPanel} />
      </Sheet>
      <Sheet open={open === 'preview'} onClose={close} side="bottom" title={t`Preview`}>
        {open === 'preview' && <LivePreview />}
      </Sheet>
    </div>
  )
}
