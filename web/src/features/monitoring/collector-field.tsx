import { updateMonitoring, type MonitoringSettings } from '@bordereau/contract/monitoring'
import { TextField } from '@bordereau/ui/field/text-field'
import { t } from '#macros'
import { useState } from 'react'
import { fieldErrorsOf } from '../../form/form.ts'

/** The address of another collector, saved when the field is left. */
export function CollectorField(props: {
  readonly setting: MonitoringSettings
  readonly error: string | undefined
  readonly onSave: (url: string) => void
}) {
  const { setting, onSave } = props
  const [url, setUrl] = useState(setting.collectorUrl)
  const [wrong, setWrong] = useState<string>()
  const leave = () => {
    const found = fieldErrorsOf(updateMonitoring.request, { collectorUrl: url })['collectorUrl']
    setWrong(found)
    if (found === undefined && url.trim() !== setting.collectorUrl) onSave(url.trim())
  }
  return (
    <TextField
      type="url"
      label={t`Another collector`}
      help={t`Address of a server that speaks Elastic APM. Empty: events stay in this instance.`}
      placeholder="https://"
      value={url}
      error={wrong ?? props.error}
      disabled={!setting.recording}
      onChange={value => {
        setUrl(value)
        setWrong(undefined)
      }}
      onBlur={leave}
      onKeyDown={event => {
        if (event.key === 'Enter') leave()
      }}
    />
  )
}
