import { expect, test } from 'vitest'
import { isLeftOut } from '../statement.ts'
import { readCsvStatement } from './csv.ts'
import { FILES_OF_CENTRAL_EUROPE } from './testing-csv-files.ts'
import { OTHER_FILES } from './testing-other-csv-files.ts'

const banks = Object.entries({ ...FILES_OF_CENTRAL_EUROPE, ...OTHER_FILES })

test.each(banks)('%s', (_, file) => {
  const text = file.lines.join('\r\n')
  const reading = { currency: file.currency, locale: file.locale }
  const asked = readCsvStatement(text, { ...reading, mappingOf: () => undefined })
  if (!asked.ok) throw new Error(asked.refusal)
  expect(asked.value.kind === 'question' ? asked.value.question.open : undefined).toEqual(file.asks)
  const mapping = file.columns && { columns: file.columns, dayOrder: undefined }
  const read = readCsvStatement(text, { ...reading, mappingOf: () => mapping })
  if (!read.ok || read.value.kind === 'question') throw new Error('asks again')
  const rows = [...read.value.statement.transactions]
  const booked = rows.flatMap(row => (isLeftOut(row) ? [] : [row]))
  expect(booked.map(({ bookedOn, amount }) => [bookedOn, Number(amount)])).toEqual(
    file.rows.map(([day, amount]) => [day, amount]),
  )
  for (const [i, [, , words]] of file.rows.entries()) {
    const { partyName = '', text: said = '' } = booked[i] ?? {}
    for (const word of words.split(' ')) expect(`${partyName} ${said}`).toContain(word)
  }
  expect(rows.flatMap(row => (isLeftOut(row) ? [row.reason] : []))).toEqual(file.leftOut ?? [])
})
