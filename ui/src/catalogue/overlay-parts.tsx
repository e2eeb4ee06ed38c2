import { useState } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { dialogs } from '../dialog/dialogs.tsx'
import type { Choice, PromptInput } from '../dialog/dialogs.tsx'
import { TextField } from '../field/text-field.tsx'
import { Row, Text } from '../layout/layout.tsx'
import { Menu, type MenuSection } from '../overlay/menu.tsx'
import { Modal, Sheet } from '../overlay/modal.tsx'
import { Popover } from '../overlay/popover.tsx'
import { Tooltip } from '../overlay/tooltip.tsx'
import { toasts } from '../toast/toast.tsx'
import { PaletteParts } from './palette-parts.tsx'
import { Part } from './part.tsx'

const inputs: readonly PromptInput[] = [
  'text',
  'textarea',
  'email',
  'url',
  'number',
  'password',
  'select',
  'radio',
  'checkbox',
  'range',
  'file',
]
const choices: readonly Choice[] = [
  { value: 'late', label: 'Paid too late' },
  { value: 'wrong', label: 'Wrong amount' },
]

/** Dialogs, toasts, windows, menus. */
export function OverlayParts() {
  return (
    <>
      <DialogParts />
      <ToastParts />
      <WindowParts />
      <PaletteParts />
    </>
  )
}

function ToastParts() {
  return (
    <Part title="Toasts">
      <Row wrap>
        <Button onClick={() => toasts.success('Invoice 2026-0042 sent')}>Success</Button>
        <Button onClick={() => toasts.info('A new version is ready')}>Info</Button>
        <Button onClick={() => toasts.warning('You are offline; drafts are kept')}>Warning</Button>
        <Button
          onClick={() =>
            toasts.error('Not sent: the mail server said no', { title: 'Sending failed' })
          }
        >
          Error
        </Button>
        <Button onClick={() => toasts.undo('Customer deleted', () => toasts.info('Brought back'))}>
          Undo
        </Button>
      </Row>
    </Part>
  )
}

function DialogParts() {
  const [answer, setAnswer] = useState('nothing yet')
  return (
    <Part title="Dialogs">
      <Text tone="muted">
        Answer: <output>{answer}</output>
      </Text>
      <Row wrap>
        <Button onClick={() => void confirmPlain().then(yes => setAnswer(String(yes)))}>
          Confirm
        </Button>
        <Button onClick={() => void confirmHard().then(yes => setAnswer(String(yes)))}>
          Confirm a loss
        </Button>
        <Button onClick={() => void tell()}>Alert</Button>
        <Button onClick={() => void stacked()}>Stacked</Button>
        <Button onClick={() => void queued()}>Queued</Button>
        <Button onClick={() => dialogs.toast('Copied to the archive')}>Dialog toast</Button>
      </Row>
      <PromptButtons onAnswer={setAnswer} />
    </Part>
  )
}

function PromptButtons({ onAnswer }: { onAnswer: (answer: string) => void }) {
  return (
    <Row wrap>
      {inputs.map(input => (
        <Button
          key={input}
          size="sm"
          onClick={() =>
            void ask(input).then(value => onAnswer(JSON.stringify(value) ?? 'dismissed'))
          }
        >
          Prompt {input}
        </Button>
      ))}
    </Row>
  )
}

function WindowParts() {
  const [modal, setModal] = useState(false)
  const [sheet, setSheet] = useState(false)
  return (
    <Part title="Windows and menus">
      <Row wrap>
        <Button onClick={() => setModal(true)}>Modal</Button>
        <Button onClick={() => setSheet(true)}>Sheet</Button>
        <ExamplePopover />
        <ExampleMenu />
        <Tooltip text="Thursday, 12 March 2026">
          <IconButton icon="calendar" label="Due in 3 days" />
        </Tooltip>
      </Row>
      <PaymentModal open={modal} onClose={() => setModal(false)} />
      <Sheet open={sheet} onClose={() => setSheet(false)} title="Check">
        <Text tone="muted">Two things to fix before this can be issued.</Text>
      </Sheet>
    </Part>
  )
}

function PaymentModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [text, setText] = useState('')
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Record a payment"
      foot={
        <Button look="primary" onClick={onClose}>
          Record payment
        </Button>
      }
    >
      <TextField label="Reference" value={text} onChange={setText} />
    </Modal>
  )
}

function ExamplePopover() {
  const [text, setText] = useState('')
  const [popover, setPopover] = useState(false)
  return (
    <Popover
      open={popover}
      onOpenChange={setPopover}
      target={<Button onClick={() => setPopover(!popover)}>Popover</Button>}
      trapFocus
      label="Filter"
    >
      <TextField label="Customer" value={text} onChange={setText} />
    </Popover>
  )
}

const menuSections: readonly MenuSection[] = [
  {
    key: 'acts',
    items: [
      { key: 'copy', label: 'Duplicate', icon: 'copy', end: '⌘D' },
      { key: 'link', label: 'Go to the look', icon: 'link', href: '#look' },
      { key: 'off', label: 'Not now', icon: 'ban', disabled: true },
    ],
  },
  {
    key: 'danger',
    label: 'For ever',
    items: [
      {
        key: 'void',
        label: 'Void',
        help: 'Makes a credit note',
        icon: 'trash',
        tone: 'red',
      },
    ],
  },
]

function ExampleMenu() {
  return (
    <Menu sections={menuSections}>
      <Button iconEnd="chevron-down">Menu</Button>
    </Menu>
  )
}

function confirmPlain(): Promise<boolean> {
  return dialogs.confirm({
    title: 'Issue invoice 2026-0042?',
    message: 'Its number is taken and it can no longer be changed.',
    confirmLabel: 'Issue invoice',
    done: 'Issued',
  })
}

function confirmHard(): Promise<boolean> {
  return dialogs.confirm({
    title: 'Delete permanently?',
    tone: 'red',
    confirmLabel: 'Delete permanently',
    onConfirm: () => new Promise(done => setTimeout(() => done('The archive is locked'), 600)),
  })
}

function tell(): Promise<void> {
  return dialogs.alert({
    title: 'The period is closed',
    message: 'Ask your accountant to open it.',
  })
}

async function stacked(): Promise<void> {
  await dialogs.confirm({
    title: 'The lower one',
    onConfirm: async () => {
      const yes = await dialogs.confirm({ title: 'The upper one' })
      return yes ? undefined : 'Not without the upper one'
    },
  })
}

async function queued(): Promise<void> {
  await Promise.all([
    dialogs.alert({ title: 'The first' }),
    dialogs.alert({ title: 'The second', queue: true }),
  ])
}

function ask(input: PromptInput): Promise<unknown> {
  return dialogs.prompt({
    title: `A ${input}`,
    input,
    label: `Your ${input}`,
    choices,
    help: 'Visible only to you',
    validate: value =>
      value === 'taken@example.com'
        ? new Promise(done => setTimeout(() => done('This address is taken'), 300))
        : undefined,
  })
}
