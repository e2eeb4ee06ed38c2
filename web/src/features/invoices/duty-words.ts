import type { MandateKey } from '@bordereau/domain/country/mandates'
import { t } from '@lingui/core/macro'

/** What the law wants, after the country's name. */
export function dutyWords(key: MandateKey): string {
  switch (key) {
    case 'be_issue':
      return t`invoices between businesses go through Peppol`
    case 'de_receive':
      return t`businesses must be able to receive e-invoices`
    case 'de_issue_large':
      return t`above €800,000 a year, businesses must issue e-invoices`
    case 'de_issue':
      return t`all businesses must issue e-invoices`
    case 'es_verifactu_companies':
      return t`programs of companies must meet VERI*FACTU`
    case 'es_verifactu':
      return t`programs of all businesses must meet VERI*FACTU`
    case 'eu_cross_border':
      return t`e-invoices and reporting from one member state to another`
    case 'fr_receive':
      return t`businesses must be able to receive e-invoices`
    case 'fr_issue':
      return t`small and medium businesses must issue e-invoices`
    case 'in_issue':
      return t`above ₹5 crore a year, invoices need an IRN`
    case 'it_issue':
      return t`invoices pass through the state’s exchange SdI`
    case 'pl_receive':
      return t`businesses receive invoices through KSeF`
    case 'pl_issue':
      return t`businesses issue invoices through KSeF`
    case 'pl_issue_smallest':
      return t`the smallest businesses, too, issue through KSeF`
  }
}

/** What to do about it: of one's own law, or of that of customers. */
export function actWords(key: MandateKey, own: boolean): string {
  if (!own) return abroadWords(key)
  switch (key) {
    case 'be_issue':
      return t`Hand the UBL file of each invoice to a Peppol access point.`
    case 'de_receive':
      return t`An email address for invoices is enough.`
    case 'de_issue_large':
    case 'de_issue':
      return t`Send the PDF with its XML inside, or the XML: email is enough.`
    case 'es_verifactu_companies':
    case 'es_verifactu':
      return t`Ask your tax adviser: Bordereau does not register invoices with the tax office.`
    case 'eu_cross_border':
      return t`Nothing to do yet: the files of your invoices follow EN 16931 already.`
    case 'fr_receive':
      return t`Choose an approved platform: what suppliers send you arrives there.`
    case 'fr_issue':
      return t`Hand the Factur-X, UBL or CII file of each invoice to an approved platform.`
    case 'in_issue':
      return t`Above that turnover, register each invoice with the IRP before you send it.`
    case 'it_issue':
      return t`Issue these invoices through a provider: Bordereau writes no FatturaPA.`
    case 'pl_receive':
      return t`Give your accountant access to KSeF: what suppliers send you arrives there.`
    case 'pl_issue':
    case 'pl_issue_smallest':
      return t`Issue these invoices in KSeF: Bordereau does not send there.`
  }
}

/** None of these laws binds a seller who is not established there. */
function abroadWords(key: MandateKey): string {
  switch (key) {
    case 'be_issue':
    case 'de_receive':
    case 'de_issue_large':
    case 'de_issue':
    case 'fr_receive':
    case 'fr_issue':
      return t`It binds sellers established there. Your PDF carries the XML their programs read.`
    default:
      return t`It binds sellers established there, not you.`
  }
}
