import { inLanguage } from '../local-text.ts'

/**
 * The references of a document that a draft can have, in the order of the form and of the paper. Draft and invoice have
 * a text for each, empty where there is none. `label` is printed for the buyer; `name` is what the seller chooses in a
 * menu; both by language.
 */
export const REFERENCES = [
  {
    field: 'buyerReference',
    businessTerm: 'BT-10',
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
  {
    field: 'orderReference',
    businessTerm: 'BT-13',
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
  {
    field: 'contractReference',
    businessTerm: 'BT-12',
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
  {
    field: 'projectReference',
    businessTerm: 'BT-11',
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
] as const

export type Reference = (typeof REFERENCES)[number]
export type ReferenceField = Reference['field']
export type References = Readonly<Record<ReferenceField, string>>

/** A record with one value for each reference. */
export function mapReferences<Value>(
  make: (reference: Reference) => Value,
): Record<ReferenceField, Value> {
  const entries = REFERENCES.map(reference => [reference.field, make(reference)] as const)
  // Object.fromEntries has no type for the keys, which are exactly those of the list.
  return Object.fromEntries(entries) as Record<ReferenceField, Value>
}

export const NO_REFERENCES: References = mapReferences(() => '')

/** Only the references of a draft or of an invoice. */
export function referencesOf(document: References): References {
  return mapReferences(({ field }) => document[field])
}

export function isReferenceField(field: string): field is ReferenceField {
  return REFERENCES.some(reference => reference.field === field)
}

/** The label of a reference on the document, in a language (BCP 47). */
export function referenceLabel({ label }: Reference, language: string): string {
  return inLanguage(label, language)
}
