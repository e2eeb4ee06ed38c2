import { type LocalText, inLanguage } from '../local-text.ts'
import { REFERENCE_TERMS, type ReferenceField } from './reference-fields.ts'

type Texts = { readonly label: LocalText; readonly name: LocalText }

/** `label` is printed for the buyer; `name` is what the seller chooses in a menu; both by language. */
const TEXTS: Readonly<Record<ReferenceField, Texts>> = {
  buyerReference: {
    label: {
      en: 'Your reference',
      fr: 'Votre référence',
      de: 'Ihre Referenz',
      es: 'Su referencia',
      pl: 'Państwa referencja',
      it: 'Vostro riferimento',
      hi: 'आपका संदर्भ',
      ar: 'مرجعكم',
      nl: 'Uw referentie',
      pt: 'A sua referência',
    },
    name: {
      en: "Customer's reference",
      fr: 'Référence du client',
      de: 'Referenz des Kunden',
      es: 'Referencia del cliente',
      pl: 'Referencja klienta',
      it: 'Riferimento del cliente',
      hi: 'ग्राहक का संदर्भ',
      ar: 'مرجع العميل',
      nl: 'Referentie van de klant',
      pt: 'Referência do cliente',
    },
  },
  orderReference: {
    label: {
      en: 'Order',
      fr: 'Commande',
      de: 'Bestellung',
      es: 'Pedido',
      pl: 'Zamówienie',
      it: 'Ordine',
      hi: 'ऑर्डर',
      ar: 'أمر الشراء',
      nl: 'Bestelling',
      pt: 'Encomenda',
    },
    name: {
      en: 'Order number',
      fr: 'Numéro de commande',
      de: 'Bestellnummer',
      es: 'Número de pedido',
      pl: 'Numer zamówienia',
      it: 'Numero d’ordine',
      hi: 'ऑर्डर संख्या',
      ar: 'رقم أمر الشراء',
      nl: 'Bestelnummer',
      pt: 'Número da encomenda',
    },
  },
  contractReference: {
    label: {
      en: 'Contract',
      fr: 'Contrat',
      de: 'Vertrag',
      es: 'Contrato',
      pl: 'Umowa',
      it: 'Contratto',
      hi: 'अनुबंध',
      ar: 'العقد',
      nl: 'Contract',
      pt: 'Contrato',
    },
    name: {
      en: 'Contract number',
      fr: 'Numéro de contrat',
      de: 'Vertragsnummer',
      es: 'Número de contrato',
      pl: 'Numer umowy',
      it: 'Numero di contratto',
      hi: 'अनुबंध संख्या',
      ar: 'رقم العقد',
      nl: 'Contractnummer',
      pt: 'Número do contrato',
    },
  },
  projectReference: {
    label: {
      en: 'Project',
      fr: 'Projet',
      de: 'Projekt',
      es: 'Proyecto',
      pl: 'Projekt',
      it: 'Progetto',
      hi: 'परियोजना',
      ar: 'المشروع',
      nl: 'Project',
      pt: 'Projeto',
    },
    name: {
      en: 'Project',
      fr: 'Projet',
      de: 'Projekt',
      es: 'Proyecto',
      pl: 'Projekt',
      it: 'Progetto',
      hi: 'परियोजना',
      ar: 'المشروع',
      nl: 'Project',
      pt: 'Projeto',
    },
  },
}

/** The references of a document that a draft can have, in the order of the form and of the paper. */
export const REFERENCES = REFERENCE_TERMS.map(reference => ({
  ...reference,
  ...TEXTS[reference.field],
}))

export type Reference = (typeof REFERENCES)[number]

/** The label of a reference on the document, in a language (BCP 47). */
export function referenceLabel({ label }: Pick<Reference, 'label'>, language: string): string {
  return inLanguage(label, language)
}
