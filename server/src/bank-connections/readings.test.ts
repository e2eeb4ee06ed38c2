import { fetchBankConnection } from '@bordereau/contract/bank-connections'
import { expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { readConnection } from './read-connection.ts'
import { ACCOUNT, DOLLARS, HOUR_MS, IBAN, credit, entry, ntry, withConnections } from './testing.ts'

describeWithDatabase('readings of a bank account', engine => {
  const at = withConnections(engine)

  test('are read again within the limit of banks, from a little before where the last reading ended, each once', async () => {
    const { booked } = at.account(ACCOUNT, [credit('2026-11-18', '10.00', 'A')])
    await at.connect([ACCOUNT])
    const before = at.readings().length
    // A reading twice an hour would be refused; the hourly task leaves the account alone until it is due.
    for (let hour = 0; hour < 24; hour += 1) await at.pass(1)
    expect(at.readings().length - before).toBe(3)
    expect((await at.only()).account.problem).toBeNull()
    // What the bank books late, on an earlier day, and another one that is equal.
    booked.push(credit('2026-11-18', '10.00', 'A'), credit('2026-11-20', '7.00', 'B'))
    at.service.renewLimits()
    await at.pass(6)
    expect(at.readings().at(-1)).toContain('date_from=2026-11-12&date_to=2026-11-21')
    expect(await at.amounts()).toEqual(['10.00', '10.00', '7.00'])
    await at.pass(6)
    expect(await at.amounts()).toEqual(['10.00', '10.00', '7.00'])
  })

  test('add nothing twice where the numbers of the bank change, or a renewed consent reads the same account', async () => {
    const { booked } = at.account(ACCOUNT, [
      credit('2026-11-18', '10.00', 'A', { transactionId: 'one' }),
    ])
    await at.connect([ACCOUNT])
    booked.splice(0, 1, credit('2026-11-18', '10.00', 'A', { transactionId: 'other' }))
    await at.pass(6)
    expect(await at.amounts()).toEqual(['10.00'])
    const old = at.service.requisitions.at(-1)
    const again = '11111111-bda9-40bc-b784-660c7ab5fe78'
    at.service.accounts.set(again, { ...at.account(ACCOUNT, booked), used: 0 })
    booked.push(credit('2026-11-19', '11.00', 'A', { transactionId: 'new' }))
    await at.connect([again])
    expect(await at.amounts()).toEqual(['10.00', '11.00'])
    const [renewed, ...others] = await at.connections()
    // The older connection had only this account: it is withdrawn.
    expect([renewed?.accounts.length, others.length]).toEqual([1, 0])
    expect(at.service.requisitions).not.toContain(old)
    expect(at.readings().at(-1)).toContain(again)
    expect(at.readings().at(-1)).toContain('date_from=2026-11-11')
  })

  test('and files give one row for one transaction, whichever comes first', async () => {
    const { booked } = at.account(ACCOUNT, [
      credit('2026-11-18', '10.00', 'Mueller GmbH', { transactionId: 'x1' }),
      credit('2026-11-18', '10.00', 'Anna Kowalska', { transactionId: 'x2' }),
    ])
    expect(await at.importFile([ntry('2026-11-18', '10.00', 'MUELLER GMBH')])).toBe(1)
    await at.connect([ACCOUNT])
    expect(await at.amounts()).toEqual(['10.00', '10.00'])
    const file = [
      ntry('2026-11-18', '10.00', 'MUELLER GMBH'),
      ntry('2026-11-18', '10.00', 'KOWALSKA ANNA'),
      ntry('2026-11-18', '10.00', 'Jan Nowak'),
    ]
    expect(await at.importFile(file)).toBe(1)
    expect(await at.importFile(file)).toBe(0)
    // Anna's was found in that file: a further one of hers is another transfer, in a file of its own.
    expect(await at.importFile([ntry('2026-11-18', '10.00', 'Kowalska A.')])).toBe(1)
    expect(await at.amounts()).toEqual(['10.00', '10.00', '10.00', '10.00'])
    booked.push(credit('2026-11-18', '10.00', 'Jan Nowak'))
    await at.pass(6)
    expect(await at.amounts()).toEqual(['10.00', '10.00', '10.00', '10.00'])
  })

  test('of several accounts are read each for itself, and another currency stays what it is', async () => {
    at.account(ACCOUNT, [credit('2026-11-18', '10.00', 'A')])
    const dollars = { transactionAmount: { amount: '5.00', currency: 'USD' } }
    at.account(
      DOLLARS,
      [credit('2026-11-18', '0', 'B', dollars)],
      'USD',
      'FR1420041010050500013M02606',
    )
    await at.connect([ACCOUNT, DOLLARS])
    const rows = await at.transactions()
    expect(rows.map(row => [row.account, row.amount, row.currency]).toSorted()).toEqual([
      ['FR1420041010050500013M02606', '5.00', 'USD'],
      [IBAN, '10.00', 'EUR'],
    ])
  })

  test('wait where the service limits, and go on where they stopped', async () => {
    at.account(ACCOUNT, [credit('2026-11-18', '10.00', 'A')])
    at.service.allowed = 0
    const connectionId = await at.connect([ACCOUNT])
    expect((await at.only()).account).toMatchObject({
      problem: 'limited',
      readUntil: null,
      nextFetchAt: '2026-11-20T21:06:40.000Z',
    })
    const paused = await at.owner.call(fetchBankConnection, {
      query: { workspaceId: at.workspaceId, connectionId },
    })
    expect(paused).toMatchObject({
      ok: false,
      refusal: 'fetch_paused',
      detail: { until: '2026-11-20T21:06:40.000Z' },
    })
    const before = at.readings().length
    await at.pass(6)
    expect(at.readings().length).toBe(before)
    at.service.allowed = 1
    await at.pass(6)
    // The last reading that is allowed for now: no further one before the at.service allows it.
    expect((await at.only()).account).toMatchObject({
      problem: null,
      readUntil: '2026-11-20',
      nextFetchAt: '2026-11-21T09:06:40.000Z',
    })
    expect(await at.amounts()).toEqual(['10.00'])
  })

  test('survive an outage, answers that are not as documented, and a stop, without loss', async () => {
    const { booked } = at.account(ACCOUNT, [])
    await at.connect([ACCOUNT])
    booked.push(credit('2026-11-20', '10.00', 'A'))
    for (const [state, problem] of [
      ['down', 'unavailable'],
      ['slow-bank', 'unavailable'],
      [{ body: '<html>' }, 'unreadable'],
      [{ body: '{"transactions":{"booked":{}}}' }, 'unreadable'],
      [
        { body: JSON.stringify({ transactions: { booked: [{ bookingDate: '2026-11-20' }] } }) },
        'unreadable',
      ],
      [of(entry('2026-02-31', '1.00')), 'unreadable'],
      [of(entry('2026-11-20', '1.005')), 'unreadable'],
      [of(entry('2026-11-20', '1e9')), 'unreadable'],
      [of(entry('2026-11-20', '99999999999999999999')), 'unreadable'],
      [
        of({
          ...entry('2026-11-20', '1.00'),
          transactionAmount: { amount: '1', currency: 'eur"' },
        }),
        'unreadable',
      ],
    ] as const) {
      at.service.state = state
      at.service.renewLimits()
      await at.pass(7)
      expect([state, (await at.only()).account.problem]).toEqual([state, problem])
      expect((await at.only()).account.readUntil).toBe('2026-11-20')
      expect(await at.amounts()).toEqual([])
    }
    at.service.state = 'up'
    at.service.renewLimits()
    const { id: subjectId } = await at.only()
    const stopped = new AbortController()
    stopped.abort()
    at.app.clock.move(7 * HOUR_MS)
    const job = { workspaceId: at.workspaceId, subjectId, id: subjectId, kind: '', attempts: 1 }
    expect(await readConnection(at.app.context, job, stopped.signal)).toMatchObject({
      progressed: true,
    })
    expect(await at.amounts()).toEqual([])
    await at.pass(0)
    expect((await at.only()).account).toMatchObject({ problem: null })
    expect(await at.amounts()).toEqual(['10.00'])
  })

  test('store texts that the database cannot hold without what it cannot', async () => {
    at.account(ACCOUNT, [
      credit('2026-11-20', '10.00', 'A\u0000B\ud800', {
        remittanceInformationUnstructured: '\u0007<script>&amp;'.repeat(500),
      }),
    ])
    await at.connect([ACCOUNT])
    const [row] = await at.transactions()
    expect(row?.partyName.slice(0, 3)).toBe('A B')
    expect(row?.text.length).toBe(2000)
  })

  test('read as many days as one answer can have', async () => {
    at.account(ACCOUNT, [
      credit('2026-10-01', '1.00', 'A', { additionalInformation: 'x'.repeat(20 << 20) }),
      credit('2026-11-18', '2.00', 'B', { additionalInformation: 'x'.repeat(20 << 20) }),
    ])
    await at.connect([ACCOUNT])
    expect(await at.amounts()).toEqual(['1.00', '2.00'])
    expect(
      at
        .readings()
        .slice(-3)
        .map(one => one.split('?')[1]),
    ).toEqual([
      'date_from=2026-08-23&date_to=2026-11-20',
      'date_from=2026-08-23&date_to=2026-10-06',
      'date_from=2026-10-07&date_to=2026-11-20',
    ])
  })
})

/** An answer with one entry. */
function of(booked: object): { readonly body: string } {
  return { body: JSON.stringify({ transactions: { booked: [booked], pending: [] } }) }
}
