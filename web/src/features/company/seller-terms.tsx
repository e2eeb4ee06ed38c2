import { countryRules } from '@bordereau/domain/country/rules'
import { inLanguage } from '@bordereau/domain/local-text'
import { LAWFUL_TERMS, type SellerTerms } from '@bordereau/domain/party/party'
import { TextField } from '@bordereau/ui/field/text-field'
import { Switch } from '@bordereau/ui/field/toggle'
import { Stack } from '@bordereau/ui/layout/layout'
import { useLocale } from '@bordereau/ui/locale'
import { t } from '#macros'
import { TaxPointField, type TermsProps } from './tax-point-field.tsx'
import type { CompanyForm } from './use-company-form.ts'

/** Whether the law of the country leaves a seller anything to choose here. */
export function hasSellerTerms(country: string): boolean {
  const { taxPoints, soleTraderMark, statesPaymentTerms, buyerDetails } = countryRules(country)
  const choices = [taxPoints, soleTraderMark, statesPaymentTerms, buyerDetails?.simplified?.trades]
  return choices.some(choice => choice !== undefined)
}

/** What the law of the country lets a seller choose, and has it say on its documents. */
export function SellerTermsFields({ form }: { form: CompanyForm }) {
  const { profile } = form.values
  const rules = countryRules(profile.address.country)
  const terms = profile.sellerTerms ?? LAWFUL_TERMS
  const { tag } = useLocale()
  const trades = rules.buyerDetails?.simplified?.trades
  const set = (changes: Partial<SellerTerms>) =>
    form.change({ profile: { ...profile, sellerTerms: { ...terms, ...changes } } })
  return (
    <Stack>
      {rules.taxPoints && form.values.vatRegistered && (
        <TaxPointField rules={rules} terms={terms} onChange={set} />
      )}
      {rules.soleTraderMark && (
        <Switch
          label={t`Sole trader`}
          help={t`Documents show ${rules.soleTraderMark.mark} after your name, as the law requires (${rules.soleTraderMark.source}).`}
          checked={terms.soleTrader}
          onChange={soleTrader => set({ soleTrader })}
        />
      )}
      {trades && (
        <Switch
          label={inLanguage(trades.name, tag)}
          help={trades.law}
          checked={terms.simplifiedTrade === true}
          onChange={simplifiedTrade => set({ simplifiedTrade })}
        />
      )}
      {rules.statesPaymentTerms && <PaymentTermsFields terms={terms} onChange={set} />}
    </Stack>
  )
}

function PaymentTermsFields({ terms, onChange }: TermsProps) {
  return (
    <>
      <TextField
        label={t`Penalties for late payment`}
        help={t`Empty: the rate of the law. Public buyers always owe the rate of the law.`}
        value={terms.latePayment}
        onChange={latePayment => onChange({ latePayment })}
      />
      <TextField
        label={t`Discount for early payment`}
        help={t`Empty: none is granted, and invoices say so.`}
        value={terms.earlyPayment}
        onChange={earlyPayment => onChange({ earlyPayment })}
      />
    </>
  )
}
