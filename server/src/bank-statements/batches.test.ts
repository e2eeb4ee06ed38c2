import { ignoreBankTransaction, listBankTransactions } from '@bordereau/contract/bank-statements'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeBothEngines } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { importerOf } from './testing.ts'

const IBAN = 'CH9300762011623852957'

type Detail = { readonly amount: string; readonly text: string; readonly reference?: string }
type Entry = {
  readonly amount: string
  readonly reference: string
  readonly details?: readonly Detail[]
}

const MESSAGES = {
  'camt.052': ['BkToCstmrAcctRpt', 'Rpt'],
  'camt.053': ['BkToCstmrStmt', 'Stmt'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const

function camt(message: keyof typeof MESSAGES, entries: readonly Entry[]): string {
  const [root, report] = MESSAGES[message]
  const written = entries.map(
    ({ amount, reference, details = [] }) => `<Ntry><Amt Ccy="CHF">${amount}</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>${details
      .map(
        one => `<TxDtls><Refs><AcctSvcrRef>${one.reference ?? ''}</AcctSvcrRef></Refs><Amt Ccy="CHF">${one.amount}</Amt>
<RmtInf><Ustrd>${one.text}</Ustrd></RmtInf></TxDtls>`,
      )
      .join('')}</NtryDtls></Ntry>`,
  )
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}.001.08"><${root}><${report}><Id>1</Id>
<Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>CHF</Ccy></Acct>${written.join('')}</${report}></${root}></Document>`
}

/** The sum as MT940 writes it: sixteen characters of the reference. */
function mt940(amount: string, reference: string): string {
  return `:20:1\n:25:${IBAN}\n:28C:1\n:60F:C261120CHF0,00\n:61:2611201120C${amount.replace('.', ',')}NTRFNONREF//${reference.slice(0, 16)}\n:62F:C261120CHF${amount.replace('.', ',')}\n-\n`
}

const REFERENCE = '20261120001234567890123'
const DETAILS = [
  { amount: '119.00', text: 'RE-1', reference: 'D-1' },
  { amount: '119.00', text: 'RE-2', reference: 'D-2' },
]
const SUM = [{ amount: '238.00', reference: REFERENCE }]
const WHOLE = [{ amount: '238.00', reference: REFERENCE, details: DETAILS }]
/** The same details with other references of their own, as another message of the bank has them. */
const OTHERWISE = [
  {
    amount: '238.00',
    reference: REFERENCE,
    details: DETAILS.map(({ amount, text }) => ({ amount, text })),
  },
]
const SINGLE = ['119.00 RE-1', '119.00 RE-2']

describeBothEngines('the sum and the details of one batch', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let bank: ReturnType<typeof importerOf>

  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  beforeEach(async ({ task }) => {
    owner = await signedUp(at, `owner-${task.id}@example.com`)
    workspaceId = await aCompany(owner)
    bank = importerOf(owner, workspaceId)
  })
  afterAll(() => at.close())

  test.each([
    ['camt.053, then camt.054', camt('camt.053', SUM), camt('camt.054', WHOLE), 1],
    ['camt.054, then camt.053', camt('camt.054', WHOLE), camt('camt.053', SUM), 0],
    ['camt.052, then camt.053', camt('camt.052', SUM), camt('camt.053', WHOLE), 1],
    ['camt.053, then camt.052', camt('camt.053', WHOLE), camt('camt.052', SUM), 0],
    ['MT940, then camt.054', mt940('238.00', REFERENCE), camt('camt.054', WHOLE), 1],
    ['camt.054, then MT940', camt('camt.054', WHOLE), mt940('238.00', REFERENCE), 0],
    [
      'short references',
      mt940('238.00', 'B-1'),
      camt('camt.054', [{ ...WHOLE[0], amount: '238.00', reference: 'B-1', details: DETAILS }]),
      1,
    ],
    ['details twice, worded otherwise', camt('camt.054', WHOLE), camt('camt.053', OTHERWISE), 0],
    ['details twice, the other way', camt('camt.053', OTHERWISE), camt('camt.054', WHOLE), 0],
  ])('are one: %s', async (_, first, second, replaced) => {
    await bank.answer(first)
    expect(await bank.answer(second)).toMatchObject({ statements: [{ replaced }] })
    expect(await bank.stored()).toEqual(SINGLE)
    for (const file of [first, second])
      expect(await bank.answer(file)).toMatchObject({ statements: [{ added: 0, replaced: 0 }] })
    expect(await bank.stored()).toEqual(SINGLE)
  })

  test('a sum that was decided stays, and its details are known until it is open again', async () => {
    await bank.answer(camt('camt.053', SUM))
    const list = () => owner.must(listBankTransactions, { query: { workspaceId } })
    const decide = async (ignored: boolean) => {
      const [sum] = (await list()).rows
      await owner.must(ignoreBankTransaction, {
        query: { workspaceId, transactionId: sum?.id ?? '' },
        body: { ignored },
      })
    }
    await decide(true)
    expect(await bank.answer(camt('camt.054', WHOLE))).toMatchObject({
      statements: [{ transactions: 2, added: 0, replaced: 0 }],
    })
    expect(await bank.stored()).toEqual(['238.00 '])
    await decide(false)
    await bank.answer(camt('camt.054', WHOLE))
    expect(await bank.stored()).toEqual(SINGLE)
  })

  test('another day, amount or reference is another entry', async () => {
    await bank.answer(camt('camt.053', [{ amount: '238.00', reference: 'OTHER' }]))
    await bank.answer(camt('camt.053', [{ amount: '240.00', reference: REFERENCE }]))
    await bank.answer(camt('camt.053', SUM).replaceAll('2026-11-20', '2026-11-19'))
    await bank.answer(camt('camt.054', WHOLE))
    expect(await bank.stored()).toEqual([...SINGLE, '238.00 ', '238.00 ', '240.00 '])
  })

  test('two equal batches of a day with one reference are two', async () => {
    const others = DETAILS.map(({ amount, text }) => ({
      amount,
      text: `${text} b`,
      reference: text,
    }))
    await bank.answer(camt('camt.053', [...SUM, ...SUM]))
    await bank.answer(
      camt('camt.054', [
        ...WHOLE,
        { ...WHOLE[0], amount: '238.00', reference: REFERENCE, details: others },
      ]),
    )
    expect(await bank.stored()).toEqual([
      '119.00 RE-1',
      '119.00 RE-1 b',
      '119.00 RE-2',
      '119.00 RE-2 b',
    ])
  })

  test('a batch longer than a slice is replaced as a whole', async () => {
    const details = Array.from({ length: 600 }, (_, i) => ({
      amount: '1.00',
      text: `RE-${i}`,
      reference: `L-${i}`,
    }))
    const [sum] = [{ amount: '600.00', reference: REFERENCE }]
    await bank.answer(camt('camt.053', [sum]))
    expect(await bank.answer(camt('camt.054', [{ ...sum, details }]))).toMatchObject({
      statements: [{ added: 600, replaced: 1 }],
    })
    expect(await bank.answer(camt('camt.053', [sum]))).toMatchObject({ statements: [{ added: 0 }] })
  })
})
