import { type Field, field } from '../imports/columns.ts'

/** The columns of a customer import with their usual headings in all supported languages. */
export const CUSTOMER_FIELDS: readonly Field[] = [
  field(
    'name',
    `customer, customer name, client, company, company name, legal name, organisation,
     organization, nom, raison sociale, société, entreprise, nom du client, firma, firmenname,
     kunde, kundenname, unternehmen, nombre, razón social, empresa, cliente,
     nombre del cliente, nome, ragione sociale, azienda, nazwa, nazwa firmy, klient,
     kontrahent, nabywca, naam, bedrijf, bedrijfsnaam, klant, नाम, ग्राहक, कंपनी, الاسم,
     العميل, الشركة`,
    true,
  ),
  field(
    'tradingName',
    `trading name, display name, dba, brand, nom commercial, enseigne, handelsname,
     nombre comercial, nome commerciale, nazwa handlowa, handelsnaam`,
  ),
  field('kind', `type, customer type, type de client, kundentyp, art, tipo, typ, rodzaj, soort`),
  field(
    'vatNumber',
    `vat, vat id, vat number, vat no, tax id, tax number, gstin, gst number, ein, tva,
     numéro de tva, n° tva, tva intracommunautaire, n° tva intracommunautaire, ust-idnr,
     ust-id, ustid, umsatzsteuer-id, uid, nif, cif, nif/cif, número de iva, partita iva,
     p.iva, piva, nip, btw, btw-nummer, nif/nipc, जीएसटीआईएन, الرقم الضريبي`,
  ),
  field(
    'registrationNumber',
    `registration number, company number, registration, company id, siren, siret, rcs,
     handelsregister, handelsregisternummer, hrb, krs, regon, kvk, kvk-nummer, rea,
     codice fiscale, cin, pan`,
  ),
  field(
    'email',
    `e-mail, email address, mail, adresse e-mail, adresse email, courriel, e-mail-adresse,
     correo, correo electrónico, indirizzo e-mail, adres e-mail, e-mailadres, ईमेल,
     البريد الإلكتروني`,
  ),
  field(
    'contactName',
    `contact, contact name, contact person, attention, interlocuteur, nom du contact,
     ansprechpartner, kontakt, kontaktperson, contacto, persona de contacto, contatto,
     referente, osoba kontaktowa, contactpersoon, संपर्क, جهة الاتصال`,
  ),
  field(
    'phone',
    `telephone, phone number, tel, mobile, téléphone, telefon, telefonnummer, teléfono,
     telefono, numer telefonu, telefoon, telefone, फ़ोन, الهاتف`,
  ),
  field(
    'line1',
    `address, address 1, address line 1, street, street address, billing address, adresse,
     adresse 1, rue, straße, strasse, anschrift, dirección, calle, domicilio, indirizzo, via,
     adres, ulica, straat, endereço, पता, العنوان`,
  ),
  field(
    'line2',
    `address 2, address line 2, adresse 2, complément d’adresse, complément d'adresse,
     adresszusatz, dirección 2, indirizzo 2, adres 2`,
  ),
  field(
    'postCode',
    `postcode, postal code, zip, zip code, zipcode, pin code, pincode, code postal, cp, plz,
     postleitzahl, código postal, cap, kod pocztowy, पिन कोड, الرمز البريدي`,
  ),
  field(
    'city',
    `town, ville, commune, ort, stadt, ciudad, localidad, población, città, comune, miasto,
     miejscowość, plaats, woonplaats, cidade, शहर, المدينة`,
  ),
  field(
    'subdivision',
    `state, province, region, county, région, département, bundesland, provincia, województwo,
     provincie, estado, राज्य, المنطقة`,
  ),
  field('country', `country code, pays, land, país, paese, nazione, kraj, देश, البلد, الدولة`),
  field(
    'currency',
    `currency code, devise, monnaie, währung, moneda, divisa, valuta, waluta, moeda, मुद्रा,
     العملة`,
  ),
  field('language', `locale, langue, sprache, idioma, lingua, język, taal, língua, भाषा, اللغة`),
  field(
    'dueDays',
    `due days, payment terms, terms, payment days, net days, délai de paiement, échéance,
     zahlungsziel, zahlungsfrist, plazo de pago, días de pago, termini di pagamento,
     termin płatności, betalingstermijn`,
  ),
  field(
    'buyerReference',
    `buyer reference, reference, leitweg-id, code service, référence acheteur, référence,
     käuferreferenz, referenz, referencia, riferimento, referencja`,
  ),
  field(
    'note',
    `notes, comment, comments, remarks, remarque, remarques, commentaire, notiz, notizen,
     bemerkung, nota, notas, observaciones, commento, uwagi, notatka, opmerking, टिप्पणी,
     ملاحظات`,
  ),
]
