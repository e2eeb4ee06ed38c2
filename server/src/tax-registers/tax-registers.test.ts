import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { createCustomer } from '@bordereau/contract/customers'
import {
  type TaxRegisterCheck,
  checkTaxRegister,
  listTaxRegisterChecks,
} from '@bordereau/contract/tax-registers'
import { localDate } from '@bordereau/domain/date'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { FRENCH_COMPANY, aCompany } from '../invoices/testing.ts'
import { type Client, type TestApp, CONFIG, signedUp, startApp } from '../lib/testing.ts'
import { createOutgoing } from '../outgoing/outgoing.ts'
import {
  PUBLIC_ONLY,
  REFUSED_HOSTS,
  REFUSED_NAMES,
  type TestServer,
  hostileResolver,
  listen,
  silent,
} from '../outgoing/testing.ts'
import type { RegisterAnswer } from './register.ts'
import { REGISTERS } from './registers.ts'

type Reply = { readonly status?: number; readonly body?: unknown; readonly text?: string }
type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

/** A server that answers as the registers document it. */
let server: TestServer
let reply: Reply = {}
let received: Received[] = []
beforeAll(async () => {
  server = await listen((request, response) => {
    void text(request).then(body => {
      const { method = '', url = '', headers } = request
      received.push({ method, url, headers, body })
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
      response.end(reply.text ?? JSON.stringify(reply.body))
    })
  }, '127.0.0.1')
})
afterAll(() => server.close())
beforeEach(() => {
  reply = {}
  received = []
})
const base = () => `http://127.0.0.1:${server.port}`

/** ec.europa.eu/taxation_customs/vies/rest-api, answers of check-vat-number. */
const VIES_VALID = {
  countryCode: 'FR',
  vatNumber: '40303265045',
  requestDate: '2026-11-20T10:00:00.000Z',
  valid: true,
  requestIdentifier: 'WAPIAAAAYbCdEfGh',
  name: 'SA SODIMAS',
  address: 'RUE AMPERE\nZONE INDUSTRIELLE\n26500 BOURG LES VALENCE',
  traderName: '---',
}
const VIES_INVALID = {
  ...VIES_VALID,
  valid: false,
  requestIdentifier: '',
  name: '---',
  address: '---',
  userError: 'INVALID',
}

/** recherche-entreprises.api.gouv.fr/search */
const SIRENE = {
  results: [
    {
      siren: '303265045',
      nom_complet: 'SODIMAS',
      nom_raison_sociale: 'SOC DISTRIB MATERIEL',
      etat_administratif: 'A',
      siege: {
        siret: '30326504500012',
        adresse: 'ZI 12 BIS RUE AMPERE 26500 BOURG-LES-VALENCE',
        complement_adresse: 'ZI',
        numero_voie: '12',
        indice_repetition: 'BIS',
        type_voie: 'RUE',
        libelle_voie: 'AMPERE',
        code_postal: '26500',
        libelle_commune: 'BOURG-LES-VALENCE',
        etat_administratif: 'A',
      },
      matching_etablissements: [
        {
          siret: '30326504500020',
          adresse: '3 QUAI DE SEINE 75019 PARIS',
          code_postal: '75019',
          libelle_commune: 'PARIS',
          etat_administratif: 'F',
        },
      ],
    },
  ],
  total_results: 1,
  page: 1,
  per_page: 1,
}

/** wl-api.mf.gov.pl/api/search/nip */
const WHITE_LIST = {
  result: {
    subject: {
      name: 'CODE QUEST SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      nip: '9512357282',
      statusVat: 'Czynny',
      regon: '146176183',
      pesel: null,
      krs: '0000424452',
      residenceAddress: null,
      workingAddress: 'ZAMIANY 8/LU202, 02-786 WARSZAWA',
      representatives: [],
      registrationLegalDate: '2014-01-10',
      accountNumbers: ['32249000050000460026752159'],
      hasVirtualAccounts: false,
    },
    requestDateTime: '20-11-2026 11:00:00',
    requestId: 'd4o3p-8j1k2l3',
  },
}

describeWithDatabase('a register', engine => {
  let at: TestApp
  let off: TestApp
  let owner: Client
  let workspaceId: string
  beforeAll(async () => {
    const urls = { vies: base(), sirene: base(), white_list: base() }
    at = await startApp(engine.db, { taxRegisterUrls: urls })
    const outgoing = { ...CONFIG.outgoing, enabled: false }
    off = await startApp(engine.db, { taxRegisterUrls: urls, outgoing })
    owner = await signedUp(at, 'owner@example.com')
    const taxIds = [{ kind: 'vat', value: 'FR40303265045' }]
    workspaceId = await aCompany(owner, { ...FRENCH_COMPANY, taxIds })
  })
  afterAll(() => Promise.all([at.close(), off.close()]))

  const check = (
    register: 'vies' | 'sirene' | 'white_list',
    country: string,
    kind: string,
    number: string,
  ) =>
    owner.call(checkTaxRegister, {
      query: { workspaceId },
      body: { register, country, kind, number },
    })
  const checks = async (number: string): Promise<readonly TaxRegisterCheck[]> =>
    (await owner.must(listTaxRegisterChecks, { query: { workspaceId, number } })).checks

  test('VIES answers with name, address and the number of the consultation, which are kept', async () => {
    reply = { body: VIES_VALID }
    const result = await check('vies', 'FR', 'vat', 'fr 40 303 265 045')
    expect(result).toMatchObject({
      status: 200,
      value: {
        register: 'vies',
        number: 'FR40303265045',
        valid: true,
        name: 'SA SODIMAS',
        address: {
          line1: 'RUE AMPERE',
          line2: 'ZONE INDUSTRIELLE',
          postCode: '26500',
          city: 'BOURG LES VALENCE',
        },
        consultationNumber: 'WAPIAAAAYbCdEfGh',
        requester: 'FR40303265045',
        checkedAt: '2026-11-20T10:00:00.000Z',
      },
    })
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ method: 'POST', url: '/check-vat-number' })
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      countryCode: 'FR',
      vatNumber: '40303265045',
      requesterMemberStateCode: 'FR',
      requesterNumber: '40303265045',
    })
    expect(await checks('FR40303265045')).toHaveLength(1)
    const stored = await engine.admin
      .selectFrom('tax_register_check')
      .select('response')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(stored.response)).toEqual(VIES_VALID)
  })

  test('VIES asks for a Greek number as EL and for one of Northern Ireland as XI', async () => {
    reply = { body: VIES_INVALID }
    expect(await check('vies', 'GR', 'vat', 'GR094259216')).toMatchObject({
      value: { valid: false, name: '', number: 'EL094259216', consultationNumber: '' },
    })
    await check('vies', 'GB', 'vat', 'XI980780684')
    expect(received.map(({ body }) => JSON.parse(body).countryCode)).toEqual(['EL', 'XI'])
    expect(await check('vies', 'GB', 'vat', 'GB980780684')).toMatchObject({
      status: 422,
      refusal: 'register_not_applicable',
    })
  })

  test.each<[string, Reply]>([
    ['a member state is unavailable', { body: { ...VIES_INVALID, userError: 'MS_UNAVAILABLE' } }],
    ['too many ask at once', { body: { ...VIES_INVALID, userError: 'GLOBAL_MAX_CONCURRENT_REQ' } }],
    [
      'an error with its code',
      { body: { actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] } },
    ],
    ['a status', { status: 500, body: VIES_VALID }],
    ['a page instead of JSON', { text: '<html>maintenance</html>' }],
  ])('is no proof of an invalid number when %s', async (_, failed) => {
    reply = failed
    const before = (await checks('DE136695976')).length
    expect(await check('vies', 'DE', 'vat', 'DE136695976')).toMatchObject({
      status: 503,
      refusal: 'register_unavailable',
    })
    expect(await checks('DE136695976')).toHaveLength(before)
  })

  test('SIRENE answers with the legal name and the address of the seat', async () => {
    reply = { body: SIRENE }
    expect(await check('sirene', 'FR', 'siren', '303 265 045')).toMatchObject({
      value: {
        valid: true,
        name: 'SOC DISTRIB MATERIEL',
        address: {
          line1: '12 BIS RUE AMPERE',
          line2: 'ZI',
          postCode: '26500',
          city: 'BOURG-LES-VALENCE',
        },
      },
    })
    expect(received[0]).toMatchObject({
      method: 'GET',
      url: '/search?q=303265045&page=1&per_page=1',
    })
  })

  test('SIRENE says when an establishment is closed, a company has ceased, or is unknown', async () => {
    const question = { number: '30326504500020', requester: null, day: localDate('2026-11-20') }
    const answer = async (body: unknown): Promise<RegisterAnswer> => {
      reply = { body }
      return REGISTERS.sirene.ask(at.context.outgoing.send, base(), question)
    }
    expect(await answer(SIRENE)).toMatchObject({
      valid: false,
      address: { line1: '3 QUAI DE SEINE', postCode: '75019', city: 'PARIS' },
    })
    const [company] = SIRENE.results
    const open = company?.matching_etablissements.map(one => ({ ...one, etat_administratif: 'A' }))
    const with_ = (change: object) => ({ results: [{ ...company, ...change }] })
    expect(await answer(with_({ matching_etablissements: open }))).toMatchObject({ valid: true })
    expect(
      await answer(with_({ matching_etablissements: open, etat_administratif: 'C' })),
    ).toMatchObject({ valid: false, name: 'SOC DISTRIB MATERIEL' })
    expect(await answer({ results: [] })).toMatchObject({ valid: false, name: '' })
    expect(await answer({ erreur: 'x' })).toMatchObject({ kind: 'unavailable' })
  })

  test('the white list answers with status, address and the number of the request', async () => {
    reply = { body: WHITE_LIST }
    expect(await check('white_list', 'PL', 'nip', '951-235-72-82')).toMatchObject({
      value: {
        valid: true,
        number: 'PL9512357282',
        name: 'CODE QUEST SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
        address: { line1: 'ZAMIANY 8/LU202', postCode: '02-786', city: 'WARSZAWA' },
        consultationNumber: 'd4o3p-8j1k2l3',
      },
    })
    expect(received[0]?.url).toBe('/api/search/nip/9512357282?date=2026-11-20')
    const { subject } = WHITE_LIST.result
    reply = {
      body: {
        result: { ...WHITE_LIST.result, subject: { ...subject, statusVat: 'Niezarejestrowany' } },
      },
    }
    expect(await check('white_list', 'PL', 'nip', '9512357282')).toMatchObject({
      value: { valid: false },
    })
    reply = { body: { result: { ...WHITE_LIST.result, subject: null } } }
    expect(await check('white_list', 'PL', 'nip', '9512357282')).toMatchObject({
      value: { valid: false, name: '' },
    })
    reply = { status: 429, body: { code: 'WL-191', message: 'limit' } }
    expect(await check('white_list', 'PL', 'nip', '9512357282')).toMatchObject({
      refusal: 'register_unavailable',
    })
    expect((await checks('PL9512357282')).map(({ valid }) => valid)).toHaveLength(3)
  })

  test('is not asked about an invalid number, or about a kind that it does not know', async () => {
    expect(await check('vies', 'DE', 'vat', 'DE136695977')).toMatchObject({
      refusal: 'tax_id_invalid',
    })
    expect(await check('sirene', 'DE', 'vat', 'DE136695976')).toMatchObject({
      refusal: 'register_not_applicable',
    })
    expect(received).toEqual([])
  })

  test('an answer is never changed', async () => {
    const change = sql`update tax_register_check set valid = true`.execute(engine.admin)
    await expect(change).rejects.toThrow(/kept for ever/)
  })

  test('with outgoing requests off nothing is sent, and everything else works as before', async () => {
    const there = await signedUp(off, 'off@example.com')
    const company = await aCompany(there, FRENCH_COMPANY)
    const query = { workspaceId: company }
    const list = await there.must(listTaxRegisterChecks, {
      query: { ...query, number: 'DE136695976' },
    })
    expect(list).toEqual({ available: false, checks: [] })
    const body = { register: 'vies', country: 'DE', kind: 'vat', number: 'DE136695976' } as const
    expect(await there.call(checkTaxRegister, { query, body })).toMatchObject({
      status: 503,
      refusal: 'register_unavailable',
    })
    const customer = {
      profile: { ...FRENCH_COMPANY, taxIds: [{ kind: 'vat', value: 'FRFR40303265045' }] },
      email: '',
      currency: 'EUR',
      language: 'fr',
      dueDays: null,
      buyerReference: '',
      note: '',
    }
    const created = await there.must(createCustomer, { query, body: customer })
    expect(created.profile.taxIds).toEqual([{ kind: 'vat', value: 'FR40303265045' }])
    expect(received).toEqual([])
  })

  test.each(['vies', 'sirene', 'white_list'] as const)(
    '%s refuses addresses that must not be reached',
    async name => {
      const outgoing = createOutgoing(PUBLIC_ONLY, silent, hostileResolver)
      const before = server.connections()
      const question = { number: 'PL9512357282', requester: null, day: localDate('2026-11-20') }
      for (const host of [...REFUSED_HOSTS, ...REFUSED_NAMES]) {
        const asked = REGISTERS[name].ask(outgoing.send, `http://${host}:${server.port}`, question)
        await expect(asked).rejects.toMatchObject({ code: 'address_refused' })
      }
      await outgoing.close()
      expect(server.connections()).toBe(before)
    },
  )
})
