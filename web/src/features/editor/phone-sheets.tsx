import { Button, IconButton } from '@bordereau/ui/button/button'
import { Sheet } from '@bordereau/ui/overlay/modal'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePhone } from '../../phone.ts'
import { type BarProps, IssueButton } from './editor-bar.tsx'
import { LivePreview } from './editor.tsx'
import css from './editor.module.css'
import { useFaults } from './fault-list.tsx'
import { Panel, type PanelName } from './panel.tsx'
import { StateLine } from './state-line.tsx'

type Sheets = 'panel' | 'preview'

/** Where there is no room beside the paper: panel and preview as sheets; on a phone the state and the act too stay below. */
export function PhoneSheets(props: {
  readonly bar: BarProps
  readonly panel: PanelName
  readonly onPanel: (panel: PanelName) => void
}) {
  const { t } = useLingui()
  const [open, setOpen] = useState<Sheets>()
  const phone = usePhone()
  const close = () => setOpen(undefined)
  const bar = {
    ...props.bar,
    split: false,
    onSplit: () => setOpen('preview'),
  }
  function check(): void {
    props.onPanel('check')
    setOpen('panel')
  }
  return (
    <div className={css.phoneOnly}>
      {phone ? (
        <div className={css.phoneBar}>
          <StateLine saver={bar.saver} onCheck={check} />
          <div className={css.phoneActs}>
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
        <Panel open={props.panel} onOpen={props.onPanel} />
      </Sheet>
      <Sheet open={open === 'preview'} onClose={close} side="bottom" title={t`Preview`}>
        {open === 'preview' && <LivePreview />}
      </Sheet>
    </div>
  )
}

function PanelButton({ onPress }: { onPress: () => void }) {
  const { t } = useLingui()
  const count = useFaults().filter(({ severity }) => severity === 'fatal').length
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
