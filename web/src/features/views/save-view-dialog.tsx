import { type ViewList, createView, type View } from '@bordereau/contract/views'
import { Button } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Stack } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Trans, t } from '#macros'
import { type FormEvent, useId, useState } from 'react'
import { useMutation } from '../../data/mutation.ts'
import { useWorkspace } from '../../data/session.tsx'
import { VIEW_QUERIES, viewRefusalMessage } from './view-texts.ts'

const NAME_LENGTH = 60

/** Saves the state of a list as a named view. */
export function SaveViewDialog(props: {
  readonly list: ViewList
  readonly state: string
  readonly onClose: () => void
  readonly onSaved: (view: View) => void
}) {
  const { workspaceId } = useWorkspace()
  const form = useId()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const { mutate, pending, refused, clear } = useMutation(createView, { invalidates: VIEW_QUERIES })
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const body = { list: props.list, name, state: props.state, shared }
    const result = await mutate({ query: { workspaceId }, body })
    if (!result.ok) return
    props.onClose()
    props.onSaved(result.value)
  }
  return (
    <Modal
      open
      onClose={props.onClose}
      title={t`Save as a view`}
      size="sm"
      foot={
        <Buttons
          form={form}
          pending={pending}
          incomplete={name.trim() === ''}
          onClose={props.onClose}
        />
      }
    >
      <form id={form} onSubmit={event => void save(event)}>
        <ViewFields
          name={name}
          error={refused && viewRefusalMessage(refused)}
          onName={text => {
            clear()
            setName(text)
          }}
          shared={shared}
          onShared={setShared}
        />
      </form>
    </Modal>
  )
}

type ShareFieldProps = {
  readonly shared: boolean
  readonly onShared: (shared: boolean) => void
}

type ViewFieldsProps = ShareFieldProps & {
  readonly name: string
  readonly error: string | undefined
  readonly onName: (name: string) => void
}

function ViewFields(props: ViewFieldsProps) {
  return (
    <Stack>
      <TextField
        label={t`Name`}
        value={props.name}
        onChange={props.onName}
        maxLength={NAME_LENGTH}
        required
        data-autofocus
        error={props.error}
        help={t`Filters, order and columns are kept under this name.`}
      />
      <ShareField shared={props.shared} onShared={props.onShared} />
    </Stack>
  )
}

function ShareField({ shared, onShared }: ShareFieldProps) {
  const { may } = useWorkspace()
  if (!may('views.share')) return null
  return (
    <Checkbox
      label={t`Share with the company`}
      help={t`Everyone in the company can see it.`}
      checked={shared}
      onChange={onShared}
    />
  )
}

function Buttons(props: {
  readonly form: string
  readonly pending: boolean
  readonly incomplete: boolean
  readonly onClose: () => void
}) {
  const { form, pending, incomplete, onClose } = props
  return (
    <>
      <Button onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <Button look="primary" type="submit" form={form} busy={pending} disabled={incomplete}>
        <Trans>Save view</Trans>
      </Button>
    </>
  )
}
