import { isGoods } from '../supply.ts'
import type { LegalNote, TaxPointRule } from '../country.ts'
import type { Nature } from './treatment.ts'

/** Since décret n° 2022-1299 an invoice says whether it is for goods, services or both. */
const DECREE = 'https://www.legifrance.gouv.fr/eli/decret/2022/10/7/2022-1299/jo/texte'
const LAW = 'CGI, annexe II, art. 242 nonies A, I, 8° bis (décret n° 2022-1299, art. 1)'

export const NATURE: Readonly<Record<Nature, LegalNote>> = {
  goods: {
    key: 'nature',
    subjectCode: '',
    text: {
      en: 'Category of the transaction: supply of goods.',
      fr: 'Catégorie de l’opération : livraison de biens.',
      de: 'Art des Umsatzes: Lieferung von Gegenständen.',
      es: 'Categoría de la operación: entrega de bienes.',
      it: 'Categoria dell’operazione: cessione di beni.',
      pl: 'Rodzaj transakcji: dostawa towarów.',
      nl: 'Categorie van de handeling: levering van goederen.',
      pt: 'Categoria da operação: transmissão de bens.',
      hi: 'लेनदेन की श्रेणी: माल की आपूर्ति।',
      ar: 'فئة العملية: توريد سلع.',
    },
    law: LAW,
    url: DECREE,
  },
  services: {
    key: 'nature',
    subjectCode: '',
    text: {
      en: 'Category of the transaction: supply of services.',
      fr: 'Catégorie de l’opération : prestation de services.',
      de: 'Art des Umsatzes: Dienstleistung.',
      es: 'Categoría de la operación: prestación de servicios.',
      it: 'Categoria dell’operazione: prestazione di servizi.',
      pl: 'Rodzaj transakcji: świadczenie usług.',
      nl: 'Categorie van de handeling: diensten.',
      pt: 'Categoria da operação: prestação de serviços.',
      hi: 'लेनदेन की श्रेणी: सेवाओं की आपूर्ति।',
      ar: 'فئة العملية: تقديم خدمات.',
    },
    law: LAW,
    url: DECREE,
  },
  both: {
    key: 'nature',
    subjectCode: '',
    text: {
      en: 'Category of the transaction: supply of goods and services.',
      fr: 'Catégorie de l’opération : livraison de biens et prestation de services.',
      de: 'Art des Umsatzes: Lieferung von Gegenständen und Dienstleistung.',
      es: 'Categoría de la operación: entrega de bienes y prestación de servicios.',
      it: 'Categoria dell’operazione: cessione di beni e prestazione di servizi.',
      pl: 'Rodzaj transakcji: dostawa towarów i świadczenie usług.',
      nl: 'Categorie van de handeling: levering van goederen en diensten.',
      pt: 'Categoria da operação: transmissão de bens e prestação de serviços.',
      hi: 'लेनदेन की श्रेणी: माल और सेवाओं की आपूर्ति।',
      ar: 'فئة العملية: توريد سلع وتقديم خدمات.',
    },
    law: LAW,
    url: DECREE,
  },
}

/** CGI art. 269, 2, c: the VAT on services becomes chargeable with the payment, or by option with the debit. */
export const DEBITS: TaxPointRule = {
  name: {
    en: 'When it is invoiced (option for debits)',
    fr: 'À la facturation (option pour les débits)',
    de: 'Mit der Rechnung (Option für Sollbesteuerung)',
    es: 'Al facturar (opción por los débitos)',
    it: 'Alla fatturazione (opzione per i debiti)',
    pl: 'Z chwilą wystawienia faktury (opcja „débits”)',
    hi: 'बीजक बनने पर (débits का विकल्प)',
    ar: 'عند إصدار الفاتورة (خيار débits)',
    nl: 'Bij facturering (optie voor debits)',
    pt: 'Na faturação (opção pelos débitos)',
  },
  note: {
    key: 'option_for_debits',
    subjectCode: '',
    text: {
      en: 'Option to pay the VAT when it is invoiced (Option pour le paiement de la taxe d’après les débits)',
      de: 'Option für die Besteuerung mit der Rechnung (Option pour le paiement de la taxe d’après les débits)',
      es: 'Opción de pago del IVA al facturar (Option pour le paiement de la taxe d’après les débits)',
      it: 'Opzione per il pagamento dell’IVA alla fatturazione (Option pour le paiement de la taxe d’après les débits)',
      pl: 'Opcja rozliczania VAT z chwilą wystawienia faktury (Option pour le paiement de la taxe d’après les débits)',
      hi: 'बीजक पर वैट चुकाने का विकल्प (Option pour le paiement de la taxe d’après les débits)',
      ar: 'خيار دفع الضريبة عند إصدار الفاتورة (Option pour le paiement de la taxe d’après les débits)',
      fr: 'Option pour le paiement de la taxe d’après les débits',
      nl: 'Optie om de btw bij facturering te voldoen (Option pour le paiement de la taxe d’après les débits)',
      pt: 'Opção pelo pagamento do IVA na faturação (Option pour le paiement de la taxe d’après les débits)',
    },
    law: 'CGI, annexe II, art. 242 nonies A, I, 11° bis (décret n° 2022-1299, art. 1)',
    url: DECREE,
  },
  code: '3',
  appliesTo: ({ supplies, taxes }) =>
    supplies.some(supply => !isGoods(supply)) && taxes.some(({ category }) => category === 'S'),
}
