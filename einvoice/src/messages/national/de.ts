import type { NationalMessages } from './national.ts'

export const national: NationalMessages = {
  identifier:
    'Die Nummer hat nicht die Form oder die Prüfziffer, die ihr Schema verlangt. Vergleichen Sie sie mit dem Original.',
  addressScheme:
    'Peppol stellt an elektronische Adressen dieser Art nicht zu, etwa an E-Mail-Adressen. Tragen Sie eine Peppol-Adresse ein.',
  oldDobra: 'Peppol kennt die Währung STD nicht. Verwenden Sie STN.',
  dutchAgent: 'Tragen Sie Straße, Postleitzahl und Ort des Steuervertreters ein.',
  greekNumber:
    'In Peppol besteht die Nummer einer griechischen Rechnung aus Steuernummer, Datum, Filiale, Art, Serie und Nummer, getrennt durch |.',
  greekNames:
    'In Peppol nennt ein griechischer Verkäufer die Handelsnamen beider Seiten. Ergänzen Sie den fehlenden.',
  greekVat:
    'Eine griechische USt-IdNr. besteht aus EL und neun gültigen Ziffern. Vergleichen Sie sie.',
  greekMark:
    'Peppol nimmt eine griechische Rechnung nur mit ihrer Marke von myDATA (M.AR.K) als Anlage an.',
  greekPage:
    'Eine griechische Rechnung nennt in Peppol einmal ihre Seite beim Finanzamt, mit Webadresse.',
  greekAddress:
    'In Peppol wird ein griechisches Unternehmen unter seiner Steuernummer adressiert (Schema 9933, neun Ziffern).',
  danishRegister:
    'Ein dänisches Unternehmen wird mit seiner CVR-Nummer unter Schema 0184 genannt. Ergänzen Sie sie oder das Schema.',
  danishIdentifiers:
    'Zwischen dänischen Unternehmen nennt eine Kennung ihr Schema. Ergänzen Sie das Schema oder entfernen Sie die Kennung.',
  danishCreditNote:
    'Eine dänische Gutschrift kann nicht unter null liegen. Prüfen Sie die Vorzeichen der Positionen.',
  danishMeans:
    'Dänemark lässt diese Zahlungsart nicht zu. Wählen Sie Überweisung, Karte oder Lastschrift.',
  danishPayment:
    'Für diese Zahlungsart verlangt Dänemark Konto und Zahlungsreferenz in eigener Form.',
  danishClasses:
    'Artikelklassen nach UNSPSC tragen in Dänemark die Version 19.05.01 oder 26.08.01.',
  danishDuty:
    'Unter dem Grund ZZZ verlangt Dänemark die vier Ziffern einer Abgabe oder ihren Namen mit einem # darin.',
  swedishVat: 'Eine schwedische USt-IdNr. besteht aus SE und zwölf Ziffern. Vergleichen Sie sie.',
  swedishRegister:
    'Eine schwedische Organisationsnummer hat zehn gültige Ziffern. Vergleichen Sie sie.',
  swedishTax:
    'Die Steuerregistrierung eines schwedischen Verkäufers lautet in Peppol „Godkänd för F-skatt“ oder fehlt.',
  swedishRate:
    'Regelsätze in Schweden sind 25, 12 und 6 %. Wählen Sie einen davon oder eine andere Steuerkategorie.',
  swedishGiro:
    'Ein schwedisches Girokonto wird mit Zahlungsart 30 bezahlt, mit SE:BANKGIRO (7 oder 8 Ziffern) oder SE:PLUSGIRO (2 bis 8 Ziffern).',
  norwegianVat:
    'Eine norwegische USt-Nummer besteht aus NO, neun gültigen Ziffern und MVA. Vergleichen Sie sie.',
  norwegianRegister:
    'Die meisten norwegischen Unternehmen müssen auf Rechnungen „Foretaksregisteret“ angeben.',
  icelandicType: 'Ein isländischer Beleg ist eine Rechnung (380) oder eine Gutschrift (381).',
  icelandicRegister:
    'Ein isländisches Unternehmen wird mit seiner Kennitala unter Schema 0196 genannt. Ergänzen Sie sie.',
  icelandicAddress: 'Eine isländische Adresse hat Straße und Postleitzahl. Ergänzen Sie sie.',
  icelandicAccount: 'Für diese Zahlungsart verlangt Island ein Konto mit zwölf Ziffern.',
  icelandicDue:
    'Die letzte Fälligkeit (EINDAGI) wird wie 2026-12-31 geschrieben, mit einem Fälligkeitsdatum, das nicht später liegt.',
  thirdDecimal:
    'Ein Betrag hat eine dritte Dezimalstelle, die keine europäische E-Rechnung fassen kann: Es wird nur das PDF ausgestellt. Für XML wählen Sie Preise mit zwei Stellen.',
  sellerUnknown:
    'Ohne Ihre USt-IdNr. ist mit dieser Steuer keine europäische E-Rechnung möglich: Es wird nur das PDF ausgestellt, ohne XML.',
  lowRate:
    'Amtliche Prüfprogramme lehnen einen Steuersatz unter 0,5 % ab: Es wird nur das PDF ausgestellt, ohne XML.',
  igicAtZero:
    'Factur-X lehnt IGIC zu 0 % ab: Das PDF wird ohne eingebettete E-Rechnung ausgestellt. Die UBL-Datei ist die E-Rechnung.',
  severalPreceding:
    'Factur-X fasst eine vorausgegangene Rechnung: Das PDF wird ohne eingebettete E-Rechnung ausgestellt. Die UBL-Datei ist die E-Rechnung.',
  severalTaxes:
    'Eine Position mit zwei Steuern, etwa IVA mit Recargo de equivalencia, passt in keine europäische E-Rechnung: Sie hat einen Satz je Position. Die Rechnung wird als PDF ausgestellt.',
  longCardNumber:
    'Factur-X lehnt Kartennummern mit mehr als zehn Zeichen ab: Das PDF wird ohne eingebettete E-Rechnung ausgestellt.',
  notInFlux2:
    'Keine XML-Datei: Die französischen Regeln verlangen eine elektronische Adresse des Käufers und französische Sätze auch dort, wo es das Gesetz nicht tut. Das PDF wird ausgestellt.',
  frenchDates:
    'Die Daten einer französischen Rechnung liegen zwischen 2000 und 2099. Korrigieren Sie das Datum.',
  frenchAttachments:
    'Ein Anhang trägt als Beschreibung einen Code der Liste (DOCUMENT_ANNEXE …), LISIBLE nur einmal.',
  frenchRouting: 'Ein Routing-Code hat höchstens 100 Buchstaben, Ziffern und Zeichen + - _ .',
  frenchAddressLength: 'Die elektronische Adresse hat mehr als 125 Zeichen. Kürzen Sie sie.',
  frenchSiren: 'Eine SIREN hat genau neun Ziffern. Korrigieren Sie die Nummer.',
  frenchPaid:
    'Bei einer als bezahlt gekennzeichneten Rechnung bleibt nichts zu zahlen. Prüfen Sie die Beträge.',
  frenchGroup:
    'Ein Mitglied eines „assujetti unique“ braucht den Hinweis TXD und die USt-IdNr. der Gruppe.',
  frenchAmounts:
    'Ein Betrag hat höchstens 19 Ziffern mit zwei Nachkommastellen, ein Satz höchstens vier Ziffern.',
}
