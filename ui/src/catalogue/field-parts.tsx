import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { ColorField } from '../field/color-field.tsx'
import { Combobox } from '../field/combobox.tsx'
import type { ComboboxOption } from '../field/combobox.tsx'
import { DateField } from '../field/date-field.tsx'
import { DecimalField, MoneyField } from '../field/decimal-field.tsx'
import { FileDrop } from '../field/file-drop.tsx'
import { filterOptions } from '../field/filter-options.ts'
import { PasswordField } from '../field/password-field.tsx'
import { Select } from '../field/select.tsx'
import { TextArea, TextField } from '../field/text-field.tsx'
import { Checkbox, RadioGroup, Segmented, Switch } from '../field/toggle.tsx'
import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'
import { Grid, Stack } from '../layout/layout.tsx'
import { Part } from './part.tsx'

const countries: readonly ComboboxOption[] = [
  {
    value: 'fr',
    label: 'France',
    keywords: 'FR',
    group: 'Likely',
    picture: <Flag country="fr" beside />,
  },
  {
    value: 'pl',
    label: 'Poland',
    keywords: 'Polska PL',
    group: 'Likely',
    picture: <Flag country="pl" beside />,
  },
  {
    value: 'in',
    label: 'India',
    keywords: 'Bharat IN',
    group: 'All',
    picture: <Flag country="in" beside />,
  },
  {
    value: 'us',
    label: 'United States',
    keywords: 'US USA',
    group: 'All',
    picture: <Flag country="us" beside />,
  },
]
const customers: readonly ComboboxOption[] = Array.from({ length: 42 }, (_, index) => ({
  value: String(index),
  label: `Customer ${index + 1}`,
  help: index % 2 === 0 ? 'Łódź, Poland' : 'Pune, India',
}))

/** Fields: empty, filled, invalid, disabled. */
export function FieldParts() {
  return (
    <>
      <TextParts />
      <ChoiceParts />
      <NumberParts />
      <Part title="Files">
        <Grid column={18}>
          <FileDrop label="Logo" accept="image/*" maxBytes={500_000} onFiles={() => undefined} />
          <FileDrop label="Statement" error="This file has no rows" onFiles={() => undefined} />
        </Grid>
      </Part>
    </>
  )
}

function TextParts() {
  const [name, setName] = useState('')
  const [notes, setNotes] = useState('Thank you for your order.')
  return (
    <Part title="Text">
      <Grid column={18} gap={5}>
        <TextField
          label="Legal name"
          required
          value={name}
          onChange={setName}
          placeholder="Atelier Lumière SARL"
          help="As in the register"
        />
        <ExampleEmail />
        <ExampleSearch />
        <TextField
          label="Website"
          value="example.com"
          onChange={() => undefined}
          before="https://"
          disabled
        />
        <ExamplePassword />
        <TextArea label="Notes" value={notes} onChange={setNotes} help="Printed under the total" />
      </Grid>
    </Part>
  )
}

function ExampleEmail() {
  const [mail, setMail] = useState('ada@example')
  return (
    <TextField
      label="E-mail"
      type="email"
      value={mail}
      onChange={setMail}
      error="Invalid email address"
    />
  )
}

function ExampleSearch() {
  const [name, setName] = useState('')
  return (
    <TextField
      label="Search"
      labelHidden
      type="search"
      value={name}
      onChange={setName}
      before={<Icon name="search" />}
      placeholder="Search invoices"
    />
  )
}

function ExamplePassword() {
  const [password, setPassword] = useState('correct horse')
  return (
    <PasswordField
      label="Password"
      strength
      autoComplete="new-password"
      value={password}
      onChange={setPassword}
      aside={<a href="#fields">Forgot it?</a>}
    />
  )
}

function ChoiceParts() {
  const [country, setCountry] = useState<ComboboxOption | undefined>(countries[0])
  return (
    <Part title="Choices">
      <Grid column={18} gap={5}>
        <Combobox label="Country" chosen={country} onChoose={setCountry} options={countries} />
        <CustomerChoice />
        <UnitChoice />
        <Select
          label="Tax category"
          value=""
          onChange={() => undefined}
          options={[]}
          placeholder="Choose one"
          error="Choose a category"
        />
        <Toggles />
        <Switches />
      </Grid>
    </Part>
  )
}

function UnitChoice() {
  const [unit, setUnit] = useState('h')
  return (
    <Select
      label="Unit"
      value={unit}
      onChange={setUnit}
      options={[
        { value: 'h', label: 'hour' },
        { value: 'd', label: 'day' },
        { value: 'kg', label: 'kilogram', group: 'Weight' },
      ]}
    />
  )
}

function CustomerChoice() {
  const [customer, setCustomer] = useState<ComboboxOption>()
  return (
    <Combobox
      label="Customer"
      chosen={customer}
      onChoose={setCustomer}
      search={searchCustomers}
      placeholder="Type a name"
      clearable
      onCreate={name => setCustomer({ value: 'new', label: name })}
    />
  )
}

function Toggles() {
  const [on, setOn] = useState(true)
  return (
    <Stack gap={3}>
      <Checkbox label="Remember me" checked={on} onChange={setOn} />
      <Checkbox
        label="Some of them"
        checked={false}
        indeterminate
        onChange={() => undefined}
        help="Two of five"
      />
      <Checkbox
        label="Terms read"
        checked={false}
        onChange={() => undefined}
        error="Read them first"
      />
      <Checkbox label="Cannot change" checked disabled onChange={() => undefined} />
    </Stack>
  )
}

function Switches() {
  const [on, setOn] = useState(true)
  const [how, setHow] = useState<'net' | 'gross'>('net')
  return (
    <Stack gap={3}>
      <Switch
        label="Prices include tax"
        checked={on}
        onChange={setOn}
        help="For the whole invoice"
      />
      <Switch label="Off and disabled" checked={false} disabled onChange={() => undefined} />
      <ViewChoice />
      <RadioGroup
        label="Prices"
        value={how}
        onChange={setHow}
        options={[
          { value: 'net', label: 'Without tax', help: 'Tax is added' },
          { value: 'gross', label: 'With tax' },
        ]}
      />
    </Stack>
  )
}

function ViewChoice() {
  const [view, setView] = useState<'month' | 'agenda'>('month')
  return (
    <Segmented
      label="View"
      value={view}
      onChange={setView}
      options={[
        { value: 'month', label: 'Month', icon: 'calendar' },
        { value: 'agenda', label: 'Agenda', icon: 'layout-list' },
      ]}
    />
  )
}

function NumberParts() {
  const [due, setDue] = useState('2026-03-12')
  const [issued, setIssued] = useState('')
  const [quantity, setQuantity] = useState('12.5')
  const [bad, setBad] = useState('12,,5')
  return (
    <Part title="Dates, numbers, colours">
      <Grid column={14} gap={5}>
        <DateField label="Due date" value={due} onChange={setDue} today="2026-02-10" />
        <DateField
          label="Issue date"
          value={issued}
          onChange={setIssued}
          today="2026-02-10"
          required
        />
        <DecimalField
          label="Quantity"
          value={quantity}
          onChange={setQuantity}
          parse={parsePlain}
          unit="h"
        />
        <ExamplePrice />
        <DecimalField label="Rate" value={bad} onChange={setBad} parse={parsePlain} unit="%" />
        <DecimalField
          label="Fixed"
          value="20"
          onChange={() => undefined}
          parse={parsePlain}
          disabled
        />
        <ExampleColors />
      </Grid>
      <div>
        <Button onClick={() => setDue('2026-04-30')}>Set the due date to the end of April</Button>
      </div>
    </Part>
  )
}

function ExampleColors() {
  const [color, setColor] = useState('#27457f')
  const [light, setLight] = useState('#ffd84d')
  return (
    <>
      <ColorField
        label="Company colour"
        value={color}
        onChange={setColor}
        proposals={{ label: 'From your logo', colors: ['#146e3c', '#b41e28'] }}
      />
      <ColorField label="A light one" value={light} onChange={setLight} />
    </>
  )
}

function ExamplePrice() {
  const [price, setPrice] = useState('3*120')
  return (
    <MoneyField
      label="Price"
      value={price}
      onChange={setPrice}
      parse={parsePlain}
      evaluate={multiply}
      currency="EUR"
    />
  )
}

async function searchCustomers(query: string, page: number) {
  const found = filterOptions(customers, query)
  return { options: found.slice(page * 10, page * 10 + 10), more: found.length > page * 10 + 10 }
}

// The catalogue does not depend on domain; these two replace its parser and its arithmetic.
function parsePlain(text: string): string | undefined {
  return /^\d+(\.\d+)?$/u.test(text.trim()) ? text.trim() : undefined
}

function multiply(text: string): string | undefined {
  const found = /^(\d+)\*(\d+)$/u.exec(text.trim())
  return found === null ? undefined : String(BigInt(found[1] ?? '0') * BigInt(found[2] ?? '0'))
}
