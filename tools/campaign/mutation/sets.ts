/** Which files are mutated and which tests are run against the mutants; all by globs from the root. */
export type MutationSet = {
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
  /** Test files that this process cannot import. */
  readonly testsLeftOut?: readonly string[]
  /** Tests by name that measure time, or take long because instrumented code is slower. */
  readonly testsNotRun?: RegExp
}

const NO_TESTS = ['!**/*.test.ts', '!**/testing/**', '!**/testing.ts']

/** Logic without components, hooks, texts and what talks to the browser. Each file is tested by the file beside it. */
const WEB = [
  'web/src/data/{api,draft-storage}.ts',
  'web/src/features/account/device.ts',
  'web/src/features/calendar/month.ts',
  'web/src/features/captcha/{derive,proof-of-work,round}.ts',
  'web/src/features/company/{company-changes,network,send-company}.ts',
  'web/src/features/dashboard/{ageing,open-reasons}.ts',
  'web/src/features/document/merge-mail-events.ts',
  'web/src/features/editor/{cells,choose-customer,date-jump,differences,draft-state,draft-totals,new-line}.ts',
  'web/src/features/editor/{distance-sale-of,finding-groups,line-columns,merge-drafts,move-line}.ts',
  'web/src/features/editor/{paper-look,pasted-rows,rule-messages,rule-page,saver,tax-choice,uploads}.ts',
  'web/src/features/invoices/{document-files,email-status,list-query,next-action,selection-sums,share,shown-payments}.ts',
  'web/src/features/items/item-values.ts',
  'web/src/features/list/{date-ranges,list-state}.ts',
  'web/src/features/notifications/{ago,notification-path,pause}.ts',
  'web/src/features/palette/{named-act,recent}.ts',
  'web/src/features/party/{local-label,names,recent,register-answer}.ts',
  'web/src/features/payments/{allocation,payment-method}.ts',
  'web/src/features/recurring/plan-form.ts',
  'web/src/features/sign-in-with/begin.ts',
  'web/src/features/views/view-state.ts',
  'web/src/form/field-errors.ts',
  'web/src/format/{number-input,units}.ts',
  'web/src/monitoring/payload.ts',
  'web/src/navigation/{guards,keys,path,preload}.ts',
]

/**
 * Left out is data: tables of rates, obligations, countries, units, codes, charts of accounts, designs of the paper and mail
 * servers, texts in languages, and the endpoints of the contract (names, paths and shapes, which the server's tests use over
 * HTTP). A mutated word or digit of a table is found only by
 * a test that repeats the table. For the same reason static mutants, which run while files are loaded, are ignored.
 */
export const SETS: Readonly<Record<string, MutationSet>> = {
  domain: {
    mutate: [
      'domain/src/**/*.ts',
      '!domain/src/text/{ar,de,en,es,fr,hi,it,pl}.ts',
      '!domain/src/text/{portal,quote}-text-{east,west}.ts',
      '!domain/src/text/report-text-{east,south,west}.ts',
      '!domain/src/text/portal-sign-in-text.ts',
      '!domain/src/country/*/{rates,legal-notes,address,obligations,accounting}.ts',
      '!domain/src/country/{countries,generic-obligations,tax-file-rules}.ts',
      '!domain/src/{paper-design,mail-preset}.ts',
      '!domain/src/tax-category/notices.ts',
      '!domain/src/money/{currencies,unit}.ts',
      ...NO_TESTS,
    ],
    tests: ['domain/src/**/*.test.ts'],
    // 400,000 decisions take half a minute for each survivor; the others count their runs, of which a mutant gets 40.
    // The tables of the same files run.
    testsNotRun: /^no proposal between any two countries|> 1,000 chains:|> add up: payments/,
  },
  contract: {
    mutate: ['contract/src/{amount,endpoint,path,scrub,value}.ts'],
    tests: ['contract/src/**/*.test.ts'],
  },
  einvoice: {
    mutate: [
      'einvoice/src/**/*.ts',
      '!einvoice/src/messages/{ar,de,en,es,fr,hi,it,pl}.ts',
      '!einvoice/src/messages/national/{ar,de,en,es,fr,hi,it,pl}.ts',
      '!einvoice/src/rules/en16931/{code-lists,units}.ts',
      ...NO_TESTS,
    ],
    tests: ['einvoice/src/**/*.test.ts'],
    // Two million elements are refused as two hundred thousand attributes are, after twenty seconds.
    testsNotRun: /takes less than|take long to read are refused first .* \[3\]$/,
  },
  web: { mutate: WEB, tests: WEB.map(glob => glob.replace(/\.ts$/, '.test.ts')) },
  // Decisions without a database; the seeded changes (seeded.ts) are about the rest of the server. Readers of images are
  // left out: most of their mutants never end, and each of those takes minutes.
  server: {
    mutate: [
      'server/src/batches/permission.ts',
      'server/src/calendar/ical.ts',
      'server/src/company/{bank-account,time-zone}.ts',
      'server/src/customers/import-tax-ids.ts',
      'server/src/imports/{cell-errors,columns,number,read-names}.ts',
      'server/src/items/normalise-item.ts',
      'server/src/lib/{clock-check,cursor,language,normalise-profile,search}.ts',
      'server/src/monitoring/limit.ts',
      'server/src/notifications/digest-time.ts',
      'server/src/recurring/may-automate.ts',
      'server/src/sign-in-with/{oidc-profile,provider-refusal,redirect}.ts',
    ],
    tests: [
      'server/src/batches/permission.test.ts',
      'server/src/calendar/ical.test.ts',
      'server/src/company/{bank-account,time-zone}.test.ts',
      'server/src/customers/import-tax-ids.test.ts',
      'server/src/imports/{cell-errors,csv,number}.test.ts',
      'server/src/items/normalise-item.test.ts',
      'server/src/lib/{clock-check,cursor,language,normalise-profile,search}.test.ts',
      'server/src/monitoring/limit.test.ts',
      'server/src/notifications/digest-time.test.ts',
      'server/src/sign-in-with/{oidc-profile,provider-refusal,redirect}.test.ts',
    ],
  },
}
