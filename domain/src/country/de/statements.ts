import type { OfferedStatement } from '../country.ts'

/** UStG § 14 (4) no. 9: an invoice for works or services on land to a private person says that the customer keeps it. */
export const STATEMENTS: readonly OfferedStatement[] = [
  {
    name: {
      en: 'Works on land: the customer keeps the invoice for two years',
      fr: 'Travaux sur un terrain ou un bâtiment : le client conserve la facture deux ans',
      de: 'Leistung an einem Grundstück: Der Kunde bewahrt die Rechnung zwei Jahre auf',
      es: 'Obra en un inmueble: el cliente conserva la factura dos años',
      it: 'Lavori su un immobile: il cliente conserva la fattura per due anni',
      pl: 'Roboty na nieruchomości: klient przechowuje fakturę przez dwa lata',
      hi: 'भूमि पर कार्य: ग्राहक बीजक दो वर्ष रखता है',
      ar: 'أعمال على عقار: يحتفظ العميل بالفاتورة سنتين',
      nl: 'Werk aan onroerend goed: de klant bewaart de factuur twee jaar',
      pt: 'Obras em imóveis: o cliente guarda a fatura durante dois anos',
    },
    note: {
      key: 'keep_two_years',
      subjectCode: '',
      text: {
        en: 'Who receives these works as a private person is obliged to keep the invoice for two years.',
        fr: 'Le particulier qui reçoit ces travaux est tenu de conserver la facture pendant deux ans.',
        de: 'Wer diese Leistung als Privatperson bezieht, ist verpflichtet, die Rechnung zwei Jahre lang aufzubewahren.',
        es: 'Quien recibe estas obras como particular está obligado a conservar la factura durante dos años.',
        it: 'Chi riceve questi lavori come privato è tenuto a conservare la fattura per due anni.',
        pl: 'Osoba prywatna, na rzecz której wykonano te roboty, ma obowiązek przechowywać fakturę przez dwa lata.',
        hi: 'जो निजी व्यक्ति यह कार्य प्राप्त करता है, उसे बीजक दो वर्ष तक रखना होगा।',
        ar: 'يلتزم الشخص الخاص الذي يتلقى هذه الأعمال بالاحتفاظ بالفاتورة لمدة سنتين.',
        nl: 'Wie deze werkzaamheden als particulier afneemt, is verplicht de factuur twee jaar te bewaren.',
        pt: 'Quem recebe estes trabalhos como particular é obrigado a guardar a fatura durante dois anos.',
      },
      law: '§ 14 Abs. 4 Nr. 9, § 14b Abs. 1 Satz 5 UStG',
      url: 'https://www.gesetze-im-internet.de/ustg_1980/__14b.html',
    },
    appliesTo: ({ kind, buyer }) => kind === 'invoice' && buyer?.kind === 'person',
  },
]
