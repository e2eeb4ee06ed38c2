import { type RuleTexts, type MessageTemplates, assemble } from './assemble.ts'
import { national } from './national/de.ts'
import { own } from './own/de.ts'

const SELLER_TAX = 'Tragen Sie in den Einstellungen Ihre USt-IdNr. oder Steuernummer ein'
const SENDER = 'Bitten Sie den Absender um ein richtiges Dokument.'

const templates: MessageTemplates = {
  national,
  own,
  parties: {
    S: `${SELLER_TAX}: Eine Rechnung mit Umsatzsteuer muss sie nennen.`,
    Z: `${SELLER_TAX}: Eine Rechnung mit Nullsatz muss sie nennen.`,
    E: `${SELLER_TAX}: Eine steuerfreie Rechnung muss sie nennen.`,
    AE: 'Bei Steuerschuldnerschaft des Kunden nennt die Rechnung beide: Ihre Steuernummer und die USt-IdNr. oder Registernummer des Kunden.',
    K: 'Eine innergemeinschaftliche Lieferung nennt beide USt-IdNrn.: Ihre (Einstellungen) und die des Kunden.',
    G: 'Tragen Sie in den Einstellungen Ihre USt-IdNr. ein: Eine Ausfuhrrechnung muss sie nennen.',
    O: 'Eine nicht steuerbare Rechnung darf keine USt-IdNrn. zeigen. Entfernen Sie sie oder wählen Sie eine andere Steuerkategorie.',
    L: `${SELLER_TAX}: Eine Rechnung mit IGIC muss sie nennen.`,
    M: `${SELLER_TAX}: Eine Rechnung mit IPSI muss sie nennen.`,
  },
  rates: {
    S: 'Ein steuerpflichtiger Posten braucht einen Satz über 0 %. Für 0 % wählen Sie „Nullsatz“ oder „steuerfrei“.',
    Z: 'Ein Posten mit Nullsatz muss 0 % haben.',
    E: 'Ein steuerfreier Posten muss 0 % haben.',
    AE: 'Der Kunde schuldet die Steuer: Setzen Sie den Satz auf 0 %.',
    K: 'Eine innergemeinschaftliche Lieferung muss 0 % haben.',
    G: 'Eine Ausfuhr muss 0 % haben.',
    O: 'Ein nicht steuerbarer Posten hat keinen Satz: Lassen Sie 0 stehen.',
    L: 'Ein IGIC-Satz kann nicht unter 0 % liegen.',
    M: 'Ein IPSI-Satz kann nicht unter 0 % liegen.',
  },
  reasons: {
    S: 'Ein steuerpflichtiger Posten darf keinen Befreiungsgrund nennen. Löschen Sie ihn oder wählen Sie eine andere Kategorie.',
    Z: 'Ein Posten mit Nullsatz darf keinen Befreiungsgrund nennen. Löschen Sie ihn oder wählen Sie „steuerfrei“.',
    E: 'Sagen Sie, warum der Posten steuerfrei ist: Wählen Sie einen Grund oder schreiben Sie ihn.',
    AE: 'Ergänzen Sie den Grund „Steuerschuldnerschaft des Leistungsempfängers“: Die Rechnung muss sagen, warum keine Steuer darauf steht.',
    K: 'Ergänzen Sie den Grund „Innergemeinschaftliche Lieferung“: Die Rechnung muss sagen, warum keine Steuer darauf steht.',
    G: 'Ergänzen Sie den Grund „Ausfuhr“: Die Rechnung muss sagen, warum keine Steuer darauf steht.',
    O: 'Ergänzen Sie den Grund „Nicht steuerbar“: Die Rechnung muss sagen, warum keine Steuer darauf steht.',
    L: 'Ein Posten mit IGIC darf keinen Befreiungsgrund nennen. Löschen Sie ihn.',
    M: 'Ein Posten mit IPSI darf keinen Befreiungsgrund nennen. Löschen Sie ihn.',
  },
  subtotals: {
    missing: `Für eine verwendete Steuerkategorie fehlt die Zwischensumme, oder es sind zu viele. ${SENDER}`,
    taxable: `Eine Bemessungsgrundlage ist nicht die Summe dessen, was die Steuer trägt. ${SENDER}`,
    tax: `Ein Steuerbetrag ist nicht Bemessungsgrundlage mal Satz. ${SENDER}`,
  },
  decimals:
    'Eine strukturierte Rechnung hat höchstens zwei Nachkommastellen. Ändern Sie Preise oder Mengen so, dass kein Betrag eine dritte braucht.',
  german: {
    '1': 'Sagen Sie, wie Sie bezahlt werden möchten: Eine deutsche Rechnung braucht Zahlungsangaben, etwa Ihr Konto.',
    '2': 'Tragen Sie in den Einstellungen eine Kontaktperson mit Telefon und E-Mail ein: Deutsche Rechnungen nennen sie.',
    '3': 'Tragen Sie in den Einstellungen den Ort Ihrer Anschrift ein.',
    '4': 'Tragen Sie in den Einstellungen die Postleitzahl Ihrer Anschrift ein.',
    '5': 'Tragen Sie in den Einstellungen den Namen einer Kontaktperson oder Abteilung ein.',
    '6': 'Tragen Sie in den Einstellungen eine Telefonnummer für Rückfragen ein.',
    '7': 'Tragen Sie in den Einstellungen eine E-Mail-Adresse für Rückfragen ein.',
    '8': 'Ergänzen Sie den Ort in der Anschrift des Kunden.',
    '9': 'Ergänzen Sie die Postleitzahl in der Anschrift des Kunden.',
    '10': 'Ergänzen Sie den Ort der Lieferanschrift.',
    '11': 'Ergänzen Sie die Postleitzahl der Lieferanschrift.',
    '15': 'Ergänzen Sie die Käuferreferenz: Behörden verlangen hier ihre Leitweg-ID. Fragen Sie den Kunden danach.',
    '16': `${SELLER_TAX}: Eine deutsche Rechnung muss eine davon nennen.`,
    '17': 'Diese Dokumentart ist in Deutschland unüblich. Nehmen Sie Rechnung, korrigierte Rechnung oder Gutschrift.',
    '18': 'Schreiben Sie Skonto so: #SKONTO#TAGE=14#PROZENT=2.00# in einer eigenen Zeile, mit Zeilenumbruch danach.',
    '19': 'Die IBAN Ihres Kontos stimmt nicht. Vergleichen Sie sie mit dem Kontoauszug.',
    '20': 'Die IBAN des zu belastenden Kontos stimmt nicht. Fragen Sie den Kunden noch einmal.',
    '21': 'Die Spezifikation ist nicht XRechnung 3.0. Wählen Sie das Profil XRechnung.',
    '22': 'Zwei Anhänge haben denselben Dateinamen. Benennen Sie einen um.',
    '23-a': 'Ergänzen Sie das Konto für die Überweisung.',
    '23-b': 'Bezahlt wird durch Überweisung: Entfernen Sie Karte oder Lastschrift.',
    '24-a': 'Ergänzen Sie die Kartendaten: Bezahlt wird mit Karte.',
    '24-b': 'Bezahlt wird mit Karte: Entfernen Sie Konto oder Lastschrift.',
    '25-a': 'Ergänzen Sie die Angaben zur Lastschrift: Bezahlt wird durch Lastschrift.',
    '25-b': 'Bezahlt wird durch Lastschrift: Entfernen Sie Konto oder Karte.',
    '26': 'Eine korrigierte Rechnung sollte die ursprüngliche nennen. Ergänzen Sie deren Nummer.',
    '27': 'Die Telefonnummer sollte mindestens drei Ziffern haben.',
    '28': 'Die E-Mail-Adresse sieht nicht richtig aus. Prüfen Sie sie in den Einstellungen.',
    '30': 'Ergänzen Sie Ihre Gläubiger-Identifikationsnummer: Eine Lastschrift braucht sie.',
    '31': 'Ergänzen Sie das zu belastende Konto des Kunden: Eine Lastschrift braucht es.',
    'TMP-32': 'Ergänzen Sie das Liefer- oder Leistungsdatum oder den Abrechnungszeitraum.',
  },
  french: {
    '01_BT-1-1':
      'Die Rechnungsnummer hat mehr als 35 Zeichen. Kürzen Sie das Nummernmuster in den Einstellungen.',
    '02_BT-1':
      'In Frankreich hat eine Rechnungsnummer nur Buchstaben, Ziffern und + - _ /, ohne Leerzeichen. Ändern Sie das Nummernmuster.',
    '02_BT-25':
      'Die Nummer der früheren Rechnung hat nur Buchstaben, Ziffern und + - _ /, höchstens 35 Zeichen.',
    '04_BT-3':
      'Diese Dokumentart ist in Frankreich nicht erlaubt. Nehmen Sie Rechnung, korrigierte Rechnung oder Gutschrift.',
    '05_BT-22-1':
      'Ergänzen Sie den Hinweis auf die Pauschale von 40 € für Beitreibungskosten (Code PMT): Das französische Recht verlangt ihn.',
    '05_BT-22-2':
      'Ergänzen Sie den Hinweis auf Verzugszinsen (Code PMD): Das französische Recht verlangt ihn.',
    '05_BT-22-3':
      'Ergänzen Sie den Hinweis auf Skonto oder dass es keines gibt (Code AAB): Das französische Recht verlangt ihn.',
    '06_BT-21-1':
      'Der Hinweis auf Beitreibungskosten (Code PMT) darf nur einmal stehen. Entfernen Sie die anderen.',
    '06_BT-21-2':
      'Der Hinweis auf Verzugszinsen (Code PMD) darf nur einmal stehen. Entfernen Sie die anderen.',
    '06_BT-21-3':
      'Der Hinweis auf Skonto (Code AAB) darf nur einmal stehen. Entfernen Sie die anderen.',
    '06_BT-21-4':
      'Der Hinweis auf die Organschaft (Code TXD) darf nur einmal stehen. Entfernen Sie die anderen.',
    '08_BT-23': 'Sagen Sie, was berechnet wird: Waren, Leistungen oder beides (B1, S1, M1 …).',
    '09_BT-29':
      'Ihre SIRET muss 14 Ziffern haben und mit Ihrer SIREN beginnen. Berichtigen Sie sie in den Einstellungen.',
    '09_BT-46': 'Die SIRET des Kunden muss 14 Ziffern haben und mit seiner SIREN beginnen.',
    '10_BT-30':
      'Tragen Sie in den Einstellungen Ihre SIREN (9 Ziffern) ein: Eine französische Rechnung muss sie nennen.',
    '11_BT-47':
      'Ergänzen Sie die SIREN des Kunden (9 Ziffern): Rechnungen zwischen französischen Unternehmen nennen sie.',
    '12_BT-49': 'Ergänzen Sie die elektronische Rechnungsadresse des Kunden.',
    '13_BT-34': 'Tragen Sie in den Einstellungen Ihre elektronische Rechnungsadresse ein.',
    '15_BT-151':
      'IGIC, IPSI und italienisches Split Payment gibt es in Frankreich nicht. Wählen Sie eine andere Kategorie.',
    '16_BT-152': 'Das ist kein französischer Steuersatz. Wählen Sie 20, 10, 5,5, 2,1 oder 0 %.',
    '20_BT-21':
      'Der Hinweis mit Code BAR ist einer von B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE, ARCHIVEONLY.',
    '21_BT-49':
      'Die Adresse des Kunden muss die aus dem französischen Verzeichnis sein: Schema 0225, beginnend mit seiner SIREN.',
    '22_BT-34':
      'Ihre Adresse muss die aus dem französischen Verzeichnis sein: Schema 0225, beginnend mit Ihrer SIREN.',
    '23_BT-34': 'Ihre elektronische Adresse hat unerlaubte Zeichen oder mehr als 125.',
    '23_BT-49': 'Die elektronische Adresse des Kunden hat unerlaubte Zeichen oder mehr als 125.',
    '31_BT-21': 'Die Hinweise mit Code BAR widersprechen sich. Behalten Sie einen.',
    'CO-03_BT-3': 'Ein Gesamtrabatt braucht Vertragsnummer und Zeitraum mit beiden Daten.',
    'CO-04_BT-3': 'Eine korrigierte Rechnung nennt genau eine frühere, mit Nummer und Datum.',
    'CO-05_BT-3': 'Eine Gutschrift nennt die Rechnung, die sie berichtigt, mit Nummer und Datum.',
    'CO-07_BT-9': 'Die Fälligkeit liegt vor dem Rechnungsdatum. Verschieben Sie sie.',
    'CO-08_BT-23':
      'Eine Schlussrechnung kann nicht zugleich Anzahlungsrechnung sein. Wählen Sie eine andere Art.',
    'CO-09_BT-23-1':
      'Die Rechnung gilt als bezahlt: Der bezahlte Betrag muss gleich der Summe sein.',
    'CO-09_BT-23-3':
      'Die Rechnung gilt als bezahlt: Setzen Sie die Fälligkeit auf den Tag der Zahlung.',
    'CO-10_BT-29': 'Jede Ihrer weiteren Kennungen braucht ein Schema, keines doppelt.',
    'CO-10_BT-46': 'Jede Kennung des Kunden braucht ein Schema, keines doppelt.',
    'CO-10_BT-60': 'Die Kennung des Zahlungsempfängers braucht ein Schema.',
    'CO-10_BT-71': 'Die Kennung des Lieferorts braucht ein Schema.',
    'CO-12_BT-5':
      'Eine Rechnung in anderer Währung nennt die Steuer auch in Euro. Setzen Sie EUR als Steuerwährung mit Kurs.',
    'DEC-02_BT-129': 'In Frankreich hat eine Menge höchstens vier Nachkommastellen.',
    'DEC-02_BT-149':
      'In Frankreich hat die Bezugsmenge des Preises höchstens vier Nachkommastellen.',
    'DEC-03_BT-146':
      'In Frankreich hat ein Preis höchstens sechs Nachkommastellen und ist nicht negativ.',
  },
  peppol: {
    R001: 'Wählen Sie den Geschäftsprozess: Peppol muss ihn kennen.',
    R003: 'Ergänzen Sie Käuferreferenz oder Bestellnummer: Peppol braucht eine davon. Fragen Sie den Kunden.',
    R004: 'Die Spezifikation ist nicht Peppol BIS Billing 3. Wählen Sie das Profil Peppol.',
    R005: 'Die Steuerwährung muss eine andere als die der Rechnung sein. Entfernen oder ändern Sie sie.',
    R007: 'Der Geschäftsprozess ist keiner von Peppol. Wählen Sie das Profil Peppol.',
    R010: 'Ergänzen Sie die elektronische Adresse des Kunden: Ohne sie kann Peppol nicht zustellen.',
    R020: 'Tragen Sie in den Einstellungen Ihre elektronische Adresse ein: Ohne sie kann Peppol nicht zustellen.',
    R040: 'Rabatt oder Zuschlag ist nicht der Prozentsatz der Grundlage. Berichtigen Sie eines der drei.',
    R041: 'Ergänzen Sie den Betrag, von dem der Prozentsatz gilt.',
    R042: 'Ergänzen Sie den Prozentsatz oder entfernen Sie den Grundbetrag.',
    R046: 'Der Preis muss der Preis vor Rabatt abzüglich Rabatt sein. Berichtigen Sie eines der drei.',
    R061: 'Ergänzen Sie die Mandatsreferenz: Eine Lastschrift braucht sie.',
    R110: 'Der Zeitraum der Zeile beginnt vor dem der Rechnung. Weiten oder kürzen Sie.',
    R111: 'Der Zeitraum der Zeile endet nach dem der Rechnung. Weiten oder kürzen Sie.',
    R120: 'In dieser Währung ohne Nachkommastellen muss Preis mal Menge ganzzahlig sein, auf 0,02 genau.',
    R121: 'Der Preis muss für eine Menge über null gelten, etwa 1 oder 100.',
    P0100: 'Peppol nimmt diese Dokumentart nicht an. Nehmen Sie Rechnung oder Gutschrift.',
    P0104: 'Der Grund spricht von Ausfuhr: Wählen Sie die Kategorie „Ausfuhr“.',
    P0105: 'Der Grund sagt „nicht steuerbar“: Wählen Sie diese Kategorie.',
    P0106: 'Der Grund spricht von innergemeinschaftlicher Lieferung: Wählen Sie diese Kategorie.',
    P0107:
      'Der Grund sagt „Steuerschuldnerschaft des Leistungsempfängers“: Wählen Sie diese Kategorie.',
    P0108: 'Dieser Grund gehört zur Kategorie „steuerfrei“: Wählen Sie sie.',
    P0109: 'Dieser Grund gehört zur Kategorie „steuerfrei“: Wählen Sie sie.',
    P0110: 'Dieser Grund gehört zur Kategorie „steuerfrei“: Wählen Sie sie.',
    P0111: 'Dieser Grund gehört zur Kategorie „steuerfrei“: Wählen Sie sie.',
    P0112:
      'Teil- und korrigierte Rechnungen gibt es nur zwischen zwei deutschen Parteien. Nehmen Sie Rechnung oder Gutschrift.',
  },
  rules: {
    'BR-01': 'Wählen Sie ein Profil: Die Rechnung muss sagen, welcher Spezifikation sie folgt.',
    'BR-02': 'Die Rechnung hat noch keine Nummer. Sie bekommt eine beim Ausstellen.',
    'BR-03': 'Setzen Sie das Rechnungsdatum.',
    'BR-04': 'Wählen Sie die Art des Dokuments: Rechnung oder Gutschrift.',
    'BR-05': 'Wählen Sie die Währung der Rechnung.',
    'BR-06': 'Tragen Sie in den Einstellungen den Namen Ihres Unternehmens ein.',
    'BR-07': 'Ergänzen Sie den Namen des Kunden.',
    'BR-08': 'Tragen Sie in den Einstellungen Ihre Anschrift ein.',
    'BR-09': 'Tragen Sie in den Einstellungen das Land Ihrer Anschrift ein.',
    'BR-10': 'Ergänzen Sie die Anschrift des Kunden.',
    'BR-11': 'Ergänzen Sie das Land in der Anschrift des Kunden.',
    'BR-12': 'Das Dokument nennt die Summe seiner Zeilen nicht.',
    'BR-13': 'Das Dokument nennt keine Summe ohne Steuer.',
    'BR-14': 'Das Dokument nennt keine Summe mit Steuer.',
    'BR-15': 'Das Dokument nennt keinen Zahlbetrag.',
    'BR-16': 'Fügen Sie mindestens eine Zeile hinzu.',
    'BR-17':
      'Ergänzen Sie den Namen des Zahlungsempfängers oder entfernen Sie ihn, wenn Sie es selbst sind.',
    'BR-18': 'Ergänzen Sie den Namen Ihres Steuervertreters.',
    'BR-19': 'Ergänzen Sie die Anschrift Ihres Steuervertreters.',
    'BR-20': 'Ergänzen Sie das Land Ihres Steuervertreters.',
    'BR-21': 'Nummerieren Sie die Zeile.',
    'BR-22': 'Tragen Sie die Menge der Zeile ein.',
    'BR-23': 'Wählen Sie eine Einheit: Stück, Stunden, Tage …',
    'BR-24': 'Die Zeile nennt keinen Nettobetrag.',
    'BR-25': 'Sagen Sie, was Sie verkaufen: Die Zeile hat keinen Namen.',
    'BR-26': 'Tragen Sie den Preis der Zeile ein.',
    'BR-27':
      'Ein Preis kann nicht negativ sein. Für eine Rücknahme machen Sie die Menge negativ oder geben Rabatt.',
    'BR-28': 'Der Preis vor Rabatt kann nicht negativ sein.',
    'BR-29': 'Der Zeitraum der Rechnung endet, bevor er beginnt. Berichtigen Sie eines der Daten.',
    'BR-30': 'Der Zeitraum der Zeile endet, bevor er beginnt. Berichtigen Sie eines der Daten.',
    'BR-31': 'Tragen Sie den Betrag des Rabatts ein.',
    'BR-32': 'Wählen Sie die Steuerkategorie des Rabatts.',
    'BR-33': 'Geben Sie für den Rabatt einen Grund an, etwa „Treuerabatt“.',
    'BR-36': 'Tragen Sie den Betrag des Zuschlags ein.',
    'BR-37': 'Wählen Sie die Steuerkategorie des Zuschlags.',
    'BR-38': 'Geben Sie für den Zuschlag einen Grund an, etwa „Versand“.',
    'BR-41': 'Tragen Sie den Betrag des Zeilenrabatts ein.',
    'BR-42': 'Geben Sie für den Rabatt der Zeile einen Grund an.',
    'BR-43': 'Tragen Sie den Betrag des Zeilenzuschlags ein.',
    'BR-44': 'Geben Sie für den Zuschlag der Zeile einen Grund an.',
    'BR-45': `Eine Steuerzwischensumme nennt keine Bemessungsgrundlage. ${SENDER}`,
    'BR-46': `Eine Steuerzwischensumme nennt keinen Steuerbetrag. ${SENDER}`,
    'BR-47': `Eine Steuerzwischensumme nennt keine Kategorie. ${SENDER}`,
    'BR-48': `Eine Steuerzwischensumme nennt keinen Satz. ${SENDER}`,
    'BR-49': 'Wählen Sie, wie Sie bezahlt werden möchten.',
    'BR-50': 'Ergänzen Sie IBAN oder Kontonummer.',
    'BR-51': 'Zeigen Sie keine ganze Kartennummer: Die letzten vier Ziffern genügen.',
    'BR-52': 'Geben Sie dem Anhang eine Kennung, etwa eine Nummer.',
    'BR-53': 'Das Dokument nennt eine Steuerwährung, aber nicht die Steuer in ihr.',
    'BR-54': 'Jede Eigenschaft des Artikels braucht Namen und Wert.',
    'BR-55': 'Ergänzen Sie die Nummer der früheren Rechnung.',
    'BR-56': 'Ergänzen Sie die USt-IdNr. Ihres Steuervertreters.',
    'BR-57': 'Ergänzen Sie das Land der Lieferanschrift.',
    'BR-61': 'Ergänzen Sie Ihr Bankkonto: Der Kunde soll überweisen.',
    'BR-62': 'Wählen Sie in den Einstellungen das Schema Ihrer elektronischen Adresse.',
    'BR-63': 'Wählen Sie das Schema der elektronischen Adresse des Kunden.',
    'BR-64': 'Wählen Sie das Schema der Standard-Artikelnummer, etwa GTIN.',
    'BR-65': 'Wählen Sie die Liste, aus der der Klassifizierungscode stammt.',
    'BR-CO-03':
      'Geben Sie entweder das Datum der Steuerfälligkeit an oder dessen Code, nicht beides.',
    'BR-CO-04': 'Wählen Sie die Steuerkategorie der Zeile.',
    'BR-CO-09':
      'Eine USt-IdNr. beginnt mit den zwei Buchstaben ihres Landes, etwa FR oder DE. Berichtigen Sie sie.',
    'BR-CO-10': `Die Summe der Zeilen stimmt nicht. ${SENDER}`,
    'BR-CO-11': `Die Summe der Rabatte stimmt nicht. ${SENDER}`,
    'BR-CO-12': `Die Summe der Zuschläge stimmt nicht. ${SENDER}`,
    'BR-CO-13': `Die Summe ohne Steuer ist nicht Zeilen minus Rabatte plus Zuschläge. ${SENDER}`,
    'BR-CO-14': `Die Steuersumme ist nicht die Summe ihrer Teile. ${SENDER}`,
    'BR-CO-15': `Die Summe mit Steuer ist nicht Netto plus Steuer. ${SENDER}`,
    'BR-CO-16': `Der Zahlbetrag ist nicht Summe minus Bezahltes. ${SENDER}`,
    'BR-CO-17': `Ein Steuerbetrag ist nicht Bemessungsgrundlage mal Satz. ${SENDER}`,
    'BR-CO-18': `Das Dokument hat keine Steueraufschlüsselung. ${SENDER}`,
    'BR-CO-19': 'Geben Sie dem Zeitraum der Rechnung Anfang oder Ende, oder entfernen Sie ihn.',
    'BR-CO-20': 'Geben Sie dem Zeitraum der Zeile Anfang oder Ende, oder entfernen Sie ihn.',
    'BR-CO-26':
      'Tragen Sie in den Einstellungen Register- oder USt-IdNr. ein, damit der Kunde Sie erkennt.',
    'BR-O-11':
      'Nicht Steuerbares kann nicht neben anderen Steuerzwischensummen stehen. Machen Sie zwei Rechnungen.',
    'BR-O-12':
      'Nicht Steuerbares kann nicht mit besteuerten Posten auf einer Rechnung stehen. Machen Sie zwei.',
    'BR-O-13':
      'Nicht Steuerbares kann nicht mit einem besteuerten Rabatt auf einer Rechnung stehen. Wählen Sie als Steuer dafür „Wie die Positionen“.',
    'BR-O-14':
      'Nicht Steuerbares kann nicht mit einem besteuerten Zuschlag auf einer Rechnung stehen. Wählen Sie als Steuer dafür „Wie die Positionen“.',
    'BR-IC-11':
      'Ergänzen Sie Lieferdatum oder Zeitraum: Eine innergemeinschaftliche Lieferung sagt, wann sie war.',
    'BR-IC-12':
      'Ergänzen Sie die Lieferanschrift mit Land: Eine innergemeinschaftliche Lieferung sagt, wohin sie ging.',
    'BR-B-01':
      'Split Payment gibt es nur zwischen italienischen Parteien. Wählen Sie eine andere Kategorie.',
    'BR-B-02':
      'Split Payment kann nicht mit normal besteuerten Posten auf einer Rechnung stehen. Machen Sie zwei.',
    'BR-CL-01':
      'Diese Dokumentart steht nicht in der amtlichen Liste. Nehmen Sie Rechnung oder Gutschrift.',
    'BR-CL-04': 'Die Währung steht nicht in der amtlichen Liste (ISO 4217).',
    'BR-CL-05': 'Die Steuerwährung steht nicht in der amtlichen Liste (ISO 4217).',
    'BR-CL-06': 'Der Code der Steuerfälligkeit steht nicht in der amtlichen Liste.',
    'BR-CL-10': 'Das Schema einer Kennung steht nicht in der amtlichen Liste (ISO 6523).',
    'BR-CL-11': 'Das Schema einer Registernummer steht nicht in der amtlichen Liste (ISO 6523).',
    'BR-CL-13': 'Die Liste des Klassifizierungscodes ist keine amtliche.',
    'BR-CL-14': 'Ein Land steht nicht in der amtlichen Liste (ISO 3166).',
    'BR-CL-15': 'Das Ursprungsland steht nicht in der amtlichen Liste (ISO 3166).',
    'BR-CL-16': 'Die Zahlungsart steht nicht in der amtlichen Liste.',
    'BR-CL-19': 'Der Code des Rabattgrunds steht nicht in der amtlichen Liste.',
    'BR-CL-20': 'Der Code des Zuschlagsgrunds steht nicht in der amtlichen Liste.',
    'BR-CL-21':
      'Das Schema der Standard-Artikelnummer steht nicht in der amtlichen Liste (ISO 6523).',
    'BR-CL-22': 'Der Code des Befreiungsgrunds steht nicht in der amtlichen Liste (VATEX).',
    'BR-CL-23': 'Die Einheit steht nicht in der amtlichen Liste. Wählen Sie eine aus dem Menü.',
    'BR-CL-24': 'Ein Anhang ist PDF, PNG, JPEG, CSV, Excel oder OpenDocument.',
    'BR-CL-25': 'Das Schema einer elektronischen Adresse steht nicht in der amtlichen Liste.',
    'BR-CL-26': 'Das Schema des Lieferorts steht nicht in der amtlichen Liste (ISO 6523).',
    'PEPPOL-COMMON-R040': 'Die GLN stimmt nicht. Vergleichen Sie die Ziffern.',
    'PEPPOL-COMMON-R041':
      'Die norwegische Organisationsnummer stimmt nicht. Vergleichen Sie die Ziffern.',
    'PEPPOL-COMMON-R043':
      'Die belgische Unternehmensnummer stimmt nicht. Vergleichen Sie die Ziffern.',
    'PEPPOL-COMMON-R049':
      'Die schwedische Organisationsnummer stimmt nicht. Vergleichen Sie die Ziffern.',
    'IT-R-001':
      'Ihr italienischer Steuercode hat 11 bis 16 Buchstaben und Ziffern. Berichtigen Sie ihn in den Einstellungen.',
    'IT-R-002': 'Tragen Sie in den Einstellungen die Straße Ihrer Anschrift ein.',
    'IT-R-003': 'Tragen Sie in den Einstellungen den Ort Ihrer Anschrift ein.',
    'IT-R-004': 'Tragen Sie in den Einstellungen die Postleitzahl Ihrer Anschrift ein.',
    'NL-R-001':
      'Eine niederländische Gutschrift nennt die Rechnung, die sie berichtigt. Ergänzen Sie deren Nummer.',
    'NL-R-002': 'Tragen Sie in den Einstellungen Straße, Postleitzahl und Ort Ihrer Anschrift ein.',
    'NL-R-003':
      'Tragen Sie in den Einstellungen Ihre KVK-Nummer (Schema 0106) oder OIN (Schema 0190) ein.',
    'NL-R-004': 'Ergänzen Sie Straße, Postleitzahl und Ort in der Anschrift des Kunden.',
    'NL-R-005': 'Die Registernummer des Kunden muss eine KVK-Nummer oder OIN sein.',
    'NL-R-007': 'Sagen Sie, wie Sie bezahlt werden möchten.',
    'NL-R-008':
      'Zwischen Niederländern wählen Sie Überweisung, Karte, Lastschrift oder Dauervereinbarung.',
    'NL-R-009': 'Eine Zeile nennt eine Bestellzeile: Ergänzen Sie die Bestellnummer.',
    'BR-TMP-2': 'Die Adresse des Anhangs muss eine ganze Webadresse sein, etwa https://…',
    'BDX-VAT-01':
      'Geben Sie die USt. auch in Ihrer eigenen Währung an: unter „Steuer in einer zweiten Währung“ (Richtlinie 2006/112/EG, Art. 230).',
    'BDX-VAT-02':
      'Geben Sie die USt. auch in Euro an, zum Monatskurs des Bundesfinanzministeriums: „Steuer in einer zweiten Währung“ (§ 16 Abs. 6 UStG, Richtlinie 2006/112/EG, Art. 230).',
    'BDX-VAT-03':
      'Geben Sie die VAT auch in Pfund Sterling an: GBP unter „Steuer in einer zweiten Währung“ (VAT Regulations 1995, reg. 14(1)).',
    'BDX-VAT-04':
      'Geben Sie die USt. auch in Zloty an: PLN unter „Steuer in einer zweiten Währung“ (Art. 106e Abs. 11 des polnischen MwSt-Gesetzes).',
    'BDX-VAT-05':
      'Geben Sie die USt. auch in Kronen an: NOK unter „Steuer in einer zweiten Währung“ (bokføringsforskriften § 5-1-1 Nr. 6).',
    'BDX-TAX-01':
      'Das Unternehmen ist für diese Steuer nicht registriert und darf sie nicht ausweisen. Wählen Sie eine Position ohne Steuer oder ändern Sie es in den Einstellungen.',
    'BDX-TAX-02':
      'Welche ist richtig: die Steuer der Position oder die des Ortes der Leistung? Für die erste sagen Sie, was geleistet wird und wo; für die zweite nehmen Sie die vorgeschlagene.',
    'BDX-TAX-03':
      'Fragen Sie nach der USt-IdNr. des Kunden: Ohne sie wird wie gegenüber Privatpersonen besteuert.',
    'BDX-TAX-04':
      'Ergänzen Sie in den Einstellungen Ihre USt-IdNr.: Unter ihr wird dieser Verkauf gemeldet.',
    'BDX-TAX-05':
      'Dieser Satz gilt am Tag der Leistung nicht. Wählen Sie einen, der dann gilt, oder berichtigen Sie den Tag der Leistung.',
    'BDX-TAX-06':
      'Die Befreiungsbescheinigung des Kunden gilt nicht für diesen Bundesstaat oder diesen Tag: Verlangen Sie eine gültige, oder berechnen Sie die Steuer.',
    'BDX-TAX-07':
      'Ergänzen Sie in den Einstellungen Ihre MWST-Nummer: Eine Rechnung mit dieser Steuer muss sie nennen.',
    'BDX-PAY-01':
      'Die Zahlungsfrist ist länger, als dieses Gesetz erlaubt, wenn sie nicht ausdrücklich und fair vereinbart ist.',
    'BDX-PAY-02':
      'Für dieses Dokument fällt Stempelsteuer an. Berechnen Sie sie dem Kunden, oder tragen Sie sie selbst.',
    'BDX-PAY-03':
      'Dieser Kunde behält diese Steuer nicht ein: Das Gesetz meint Unternehmen und Behörden Ihres Landes.',
    'BDX-PAY-04':
      'Über 15.000 PLN mit Steuer verlangt dieses Gesetz den Hinweis auf Split Payment, wenn etwas davon unter Anlage 15 fällt. Fügen Sie ihn hinzu, oder lassen Sie es, wenn nichts darunter fällt.',
    'BDX-DOC-01':
      'Dieses Gesetz verlangt die vollständige Anschrift eines Unternehmens auf der Rechnung: Ergänzen Sie den Kunden.',
    'BDX-DOC-02':
      'Dieses Gesetz verlangt die Nummer eines Unternehmens auf der Rechnung: Tragen Sie sie beim Kunden ein, oder machen Sie ihn zur Privatperson.',
    'BDX-DOC-03':
      'Ohne diese Angaben zum Kunden ist dies eine Kleinbetragsrechnung, die dieses Gesetz für eine so kleine Summe erlaubt. Der Kunde kann eine vollständige verlangen.',
    'BDX-DOC-04':
      'Die Nummer dieses Unternehmens ist angefragt. Nach diesem Gesetz darf die Rechnung ohne sie hinaus: Bewahren Sie andere Belege auf und berichtigen Sie die Rechnung später.',
    'BDX-DOC-05':
      'Dieses Gesetz verlangt auf dieser Rechnung die USt-IdNr. eines Unternehmens, das eine hat: Fragen Sie den Kunden danach.',
    'BDX-FMT-01':
      'Das Format, um das dieser Kunde bat, hat keinen Platz für die Rundung dieses Belegs: Die E-Rechnung wird als EN 16931 erstellt.',
    'BDX-FMT-02':
      'Deutsche öffentliche Auftraggeber nehmen XRechnung mit ihrer Leitweg-ID als Käuferreferenz. Hier fehlt sie oder ist vertippt: Fragen Sie den Kunden danach.',
    'BDX-LANG-01':
      'Dieses Gesetz verlangt von Verkäufern in Flandern Rechnungen auf Niederländisch: Eine Rechnung ohne Niederländisch an einen Kunden in Belgien ist nichtig.',
    'BDX-SELF-01':
      'Vereinbaren Sie mit dem Lieferanten, dass Sie seine Rechnungen ausstellen, und tragen Sie die Vereinbarung beim Kunden ein: Dieses Gesetz verlangt sie vor der ersten.',
    'BDX-SELF-02':
      'Für das Land dieses Lieferanten ist kein Gesetz über Gutschriften des Leistungsempfängers bekannt: Bitten Sie ihn um eine eigene Rechnung.',
    'BDX-SELF-03':
      'Nach diesem Gesetz darf nur der Lieferant seine Rechnung berichtigen: Bitten Sie ihn um eine Rechnungskorrektur.',
    'BDX-IN-01':
      'Tragen Sie in den Einstellungen Ihre GSTIN ein: Eine indische Steuerrechnung muss sie nennen.',
    'BDX-IN-02':
      'Ergänzen Sie den Bundesstaat des Kunden: Dieser Ort der Leistung entscheidet zwischen CGST + SGST und IGST.',
    'BDX-IN-03':
      'Ergänzen Sie den HSN- oder SAC-Code des Artikels (4, 6 oder 8 Ziffern). Für nicht registrierte Kunden nur, wenn Ihr Umsatz im Vorjahr über 5 Crore ₹ lag.',
    'BDX-IN-04':
      'In Indien hat eine Rechnungsnummer höchstens 16 Zeichen: Buchstaben, Ziffern, - und /, nicht mit 0, - oder / am Anfang. Ändern Sie das Muster.',
    'BDX-IN-05':
      'Die GSTIN des Kunden hat nicht die richtige Form: 15 Zeichen wie 27AAPFU0939F1ZV.',
    'BDX-IN-06':
      'Ergänzen Sie den Bundesstaat der Lieferadresse: Ware, die in Indien bleibt, ist keine Ausfuhr, und der Bundesstaat entscheidet zwischen CGST + SGST und IGST.',
  },
}

/** The messages of the rules in German. */
export const ruleTexts: RuleTexts = assemble(templates)
