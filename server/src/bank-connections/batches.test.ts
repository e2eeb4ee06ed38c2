import { ignoreBankTransaction } from '@bordereau/contract/bank-statements'
import { listBankStatements } from '@bordereau/contract/bank-imports'
import { expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { ACCOUNT, credit, entry, withConnections } from './testing.ts'

const REFERENCE = '20261118001234567890123'
const batch = (amount: string, details: string) => `<Ntry><Amt Ccy="EUR">${amount}</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-18</Dt></BookgDt><AcctSvcrRef>${REFERENCE}</AcctSvcrRef>
<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>${details}</NtryDtls></Ntry>`
const detail = (
  amount: string,
  name: string,
) => `<TxDtls><Refs><AcctSvcrRef>D-${name}</AcctSvcrRef></Refs>
<Amt Ccy="EUR">${amount}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`

const SUM = batch('238.00', '')
const DETAILS = batch('238.00', detail('119.00', 'Anna') + detail('119.00', 'Bernd'))
const SINGLE = ['119.00 Anna', '119.00 Bernd']

/** How a service words the sum of the batch. */
const SUMS = {
  'by the number of the bank': entry('2026-11-18', '238.00', { entryReference: REFERENCE }),
  'by a number of its own': entry('2026-11-18', '238.00', { transactionId: 'x1' }),
  'by no number': entry('2026-11-18', '238.00', {
    remittanceInformationUnstructured: 'SAMMELGUTSCHRIFT ANZAHL 2',
  }),
}

/** `service`: it is read; `sum`, `details`: a file of it is imported. */
type Step = 'service' | 'sum' | 'details'
const STEPS: readonly Step[] = ['service', 'sum', 'details']
const ORDERS = STEPS.flatMap(first =>
  STEPS.filter(second => second !== first).flatMap(second => [
    [first, second],
    [first, second, ...STEPS.filter(one => one !== first && one !== second)],
  ]),
)
const CASES = Object.keys(SUMS).flatMap(wording =>
  ORDERS.map(order => [wording, order.join(', '), order] as const),
)

describeWithDatabase('the sum of a batch by a service, and its details in a file', engine => {
  const at = withConnections(engine)

  const read = async () => {
    at.service.renewLimits()
    await at.pass(6)
  }
  const rows = async () =>
    (await at.transactions()).map(({ amount, partyName }) => `${amount} ${partyName}`).toSorted()

  test.each(CASES)('are one: %s, in the order %s', async (wording, _, order) => {
    const { booked } = at.account(ACCOUNT, [])
    await at.connect([ACCOUNT])
    const sum = Object.entries(SUMS).find(([name]) => name === wording)?.[1]
    const does: Record<Step, () => Promise<unknown>> = {
      service: async () => {
        if (sum && booked.length === 0) booked.push(sum)
        await read()
      },
      sum: () => at.importFile([SUM]),
      details: () => at.importFile([DETAILS]),
    }
    for (const step of order) await does[step]()
    const expected = order.includes('details') ? SINGLE : ['238.00 ']
    expect(await rows()).toEqual(expected)
    for (const step of order) {
      await does[step]()
      expect(await rows()).toEqual(expected)
    }
    // And no reading stores a statement without transactions.
    const { workspaceId, owner } = at
    const statements = await owner.must(listBankStatements, { query: { workspaceId } })
    expect(statements.rows.filter(one => one.fileName === '' && one.added === 0)).toEqual([])
  })

  test('are none where the service knows the payer, gives another amount, or reports the details itself', async () => {
    const others = [
      credit('2026-11-18', '238.00', 'Kunde GmbH'),
      entry('2026-11-18', '238.01'),
      entry('2026-11-19', '238.00'),
    ]
    at.account(ACCOUNT, others)
    await at.connect([ACCOUNT])
    await at.importFile([DETAILS])
    const all = [...SINGLE, '238.00 ', '238.00 Kunde GmbH', '238.01 ']
    expect(await rows()).toEqual(all)
    await read()
    expect(await rows()).toEqual(all)
  })

  test('are none where the service reports the details, and one of the same amount beside them', async () => {
    at.account(ACCOUNT, [
      credit('2026-11-18', '119.00', 'Anna'),
      credit('2026-11-18', '119.00', 'Bernd'),
    ])
    await at.importFile([DETAILS])
    await at.connect([ACCOUNT])
    expect(await rows()).toEqual(SINGLE)
    at.service.accounts.get(ACCOUNT)?.booked.push(entry('2026-11-18', '238.00'))
    await read()
    expect(await rows()).toEqual([...SINGLE, '238.00 '])
  })

  test('two equal batches of a day have two sums', async () => {
    const { booked } = at.account(ACCOUNT, [
      entry('2026-11-18', '238.00'),
      entry('2026-11-18', '238.00'),
    ])
    await at.connect([ACCOUNT])
    expect(await rows()).toEqual(['238.00 ', '238.00 '])
    const other = DETAILS.replace(REFERENCE, 'OTHER').replaceAll(/Anna|Bernd/g, '$&2')
    await at.importFile([DETAILS])
    expect(await rows()).toEqual([...SINGLE, '238.00 '])
    await at.importFile([other])
    const all = ['119.00 Anna', '119.00 Anna2', '119.00 Bernd', '119.00 Bernd2']
    expect(await rows()).toEqual(all)
    booked.push(entry('2026-11-18', '238.00'))
    await read()
    expect(await rows()).toEqual([...all, '238.00 '])
  })

  test('a sum that was ignored stays beside its details', async () => {
    at.account(ACCOUNT, [SUMS['by no number']])
    await at.connect([ACCOUNT])
    const { workspaceId, owner } = at
    const [sum] = await at.transactions()
    await owner.must(ignoreBankTransaction, {
      query: { workspaceId, transactionId: sum?.id ?? '' },
      body: { ignored: true },
    })
    await at.importFile([DETAILS])
    await read()
    expect(await rows()).toEqual([...SINGLE, '238.00 '])
  })
})
