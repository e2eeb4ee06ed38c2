import { StatusBadge, Notice } from '../badge/badge.tsx'
import { Button, ButtonLink, IconButton } from '../button/button.tsx'
import { CopyButton } from '../button/copy.tsx'
import { SplitButton } from '../button/split.tsx'
import type { ButtonLook } from '../button/button.tsx'
import { Kbd } from '../kbd/kbd.tsx'
import { Card, Facts, Grid, Row, Stack, Text } from '../layout/layout.tsx'
import { Amount } from '../money/amount.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import type { Tone } from '../tone.ts'
import css from './catalogue.module.css'
import { Part } from './part.tsx'

const colours = ['page', 'surface', 'raised', 'sunken', 'hover', 'accent', 'accent-soft', 'line']
const looks: readonly ButtonLook[] = [
  'primary',
  'default',
  'quiet',
  'soft',
  'danger',
  'danger-quiet',
]
const tones: readonly { tone: Tone; word: string }[] = [
  { tone: 'grey', word: 'Draft' },
  { tone: 'blue', word: 'Sent' },
  { tone: 'green', word: 'Paid' },
  { tone: 'amber', word: 'Due soon' },
  { tone: 'red', word: 'Overdue' },
]

/** Colours, type, buttons, badges, amounts. */
export function LookParts() {
  return (
    <>
      <TypeParts />
      <ButtonParts />
      <BadgeParts />
      <FactParts />
    </>
  )
}

function TypeParts() {
  return (
    <>
      <Part title="Colours">
        <div className={css.swatches}>
          {colours.map(name => (
            <div key={name} className={css.swatch} style={{ background: `var(--color-${name})` }}>
              <span style={{ color: name === 'accent' ? 'var(--color-on-accent)' : undefined }}>
                {name}
              </span>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Type">
        <Stack gap={2}>
          {([28, 20, 16, 14, 13, 12] as const).map(size => (
            <Text key={size} size={size} weight={size > 14 ? 'semibold' : 'regular'}>
              {size} — Invoice 2026-0042 for Łódź Design, due in 14 days
            </Text>
          ))}
        </Stack>
      </Part>
    </>
  )
}

function ButtonParts() {
  return (
    <Part title="Buttons">
      <Row wrap>
        {looks.map(look => (
          <Button key={look} look={look} icon="send">
            {look}
          </Button>
        ))}
      </Row>
      <Row wrap>
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg" look="primary">
          Large
        </Button>
        <Button look="primary" busy>
          Busy one
        </Button>
        <Button busy>Busy two</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink href="#look" icon="external">
          Link
        </ButtonLink>
      </Row>
      <IconButtons />
    </Part>
  )
}

function IconButtons() {
  return (
    <Row wrap>
      <IconButton icon="bell" label="Notifications, 3 unread" count={3} />
      <IconButton icon="star" label="Star" pressed />
      <IconButton icon="dots" label="More" size="sm" />
      <IconButton icon="trash" label="Delete" look="danger-quiet" />
      <CopyButton text="FR76 3000 6000 0112 3456 7890 189" label="Copy IBAN" />
      <CopyButton text="FR76" label="Copy link" showLabel />
      <SplitButton
        icon="send"
        items={[
          { key: 'issue', label: 'Issue only', icon: 'check' },
          { key: 'later', label: 'Send later', icon: 'clock' },
        ]}
      >
        Issue and send
      </SplitButton>
    </Row>
  )
}

function BadgeParts() {
  return (
    <Part title="Badges and notices">
      <Row wrap>
        {tones.map(({ tone, word }) => (
          <StatusBadge key={tone} tone={tone}>
            {word}
          </StatusBadge>
        ))}
      </Row>
      <Grid column={20}>
        {tones.map(({ tone, word }) => (
          <Notice key={tone} tone={tone} title={word}>
            The buyer’s VAT number is missing; add it to issue.
          </Notice>
        ))}
      </Grid>
    </Part>
  )
}

function FactParts() {
  return (
    <Part title="Amounts and facts">
      <Grid column={14}>
        <Card title="Outstanding">
          <Amount value="12480.5" currency="EUR" size={28} weight="semibold" />
        </Card>
        <Card title="In rupees">
          <Amount value="-1234567.89" currency="INR" size={28} locale="en-IN" />
        </Card>
        <Card title="Without decimals" aside={<Kbd keys="Mod+K" />}>
          <Amount value="98000" currency="JPY" show="code" />
        </Card>
      </Grid>
      <Facts
        facts={[
          { name: 'Number', value: '2026-0042' },
          { name: 'Due', value: '12 March 2026' },
        ]}
      />
      <SetupStepper />
    </Part>
  )
}

function SetupStepper() {
  return (
    <Stepper
      label="Set up your company"
      current="bank"
      steps={[
        { key: 'country', label: 'Country' },
        { key: 'name', label: 'Legal name' },
        { key: 'bank', label: 'Bank account' },
        { key: 'logo', label: 'Logo' },
        { key: 'numbers', label: 'Numbering' },
      ]}
    />
  )
}
