import { Button, IconButton } from '@bordereau/ui/button/button'
import { Sheet } from '@bordereau/ui/overlay/modal'
import { useLingui } from '#macros'
import { useState } from 'react'
import { usePhone } from '../../layout/phone.ts'
import { type BarProps, IssueButton } from './issue-button.tsx'
import { LivePreview } from './live-preview.tsx'
import css from './editor.module.css'
import { useFindings } from './finding-store.tsx'
import { SidePanel, type PanelName } from './side-panel.tsx'
import { StateLine } from './state-line.tsx'

type SheetName = 'panel' | 'preview'

/** On narrow screens: panel and preview as sheets; on a phone, state and primary action in a bar at the bottom. */
export function PhoneSheets(props: {
  readonly bar: BarProps
  readonly panel: PanelName
  readonly onPanel: (panel: PanelName) => void
}) {
  const { t } = useLingui()
  const [open, setOpen] = useState<SheetName>()
  const phone = usePhone()
  const close = () => setOpen(undefined)
  const bar = {
    ...props.bar,
    split: false,
    onSplit: () => setOpen('preview'),
  }
  function openCheck(): void {
    props.onPanel('check')
    setOpen('panel')
  }
  return (
    <div className={css.phoneOnly}>
      {phone ? (
        <div className={css.phoneBar}>
          <StateLine saver={bar.saver} onCheck={openCheck} />
          <div className={css.phoneActions}>
            <PanelButton onPress={() => setOpen('panel')} />
            <IconButton
              icon="eye"
              look="default"
              label={t`Preview`}
              onClick={() => setOpen('preview')}
            />
            <IssueButton {...bar} />
          </div>
        </div>
      ) : (
        <div className={css.tabletBar}>
          <Button icon="checks" wide onClick={() => setOpen('panel')}>
            {t`Check and delivery`}
          </Button>
          <Button icon="eye" wide onClick={() => setOpen('preview')}>
            {t`Preview`}
          </Button>
        </div>
      )}
      <Sheet open={open === 'panel'} onClose={close} side="bottom" title={t`About this document`}>
        <SidePanel open={props.panel} onOpen={props.onPanel} />
      </Sheet>
      <Sheet open={open === 'preview'} onClose={close} side="bottom" title={t`Preview`}>
        {open === 'preview' && <LivePreview />}
      </Sheet>
    </div>
  )
}

function PanelButton({ onPress }: { onPress: () => void }) {
  const { t } = useLingui()
  const count = useFindings().filter(({ severity }) => severity === 'fatal').length
  return (
    <IconButton
      icon="checks"
      look="default"
      label={t`Check and delivery`}
      count={count}
      onClick={onPress}
    />
  )
}
