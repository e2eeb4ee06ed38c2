import type { NationalMessages } from './national.ts'

export const national: NationalMessages = {
  identifier:
    'Numer nie ma postaci lub cyfry kontrolnej wymaganej przez jego schemat. Porównaj go z oryginałem.',
  addressScheme:
    'Peppol nie dostarcza na adresy elektroniczne tego rodzaju, np. adresy e-mail. Dodaj adres w Peppol.',
  oldDobra: 'Peppol nie zna waluty STD. Użyj STN.',
  dutchAgent: 'Dodaj ulicę, kod pocztowy i miasto przedstawiciela podatkowego.',
  greekNumber:
    'W Peppol numer greckiej faktury to numer podatkowy, data, oddział, rodzaj, seria i numer, rozdzielone znakiem |.',
  greekNames: 'W Peppol grecki sprzedawca podaje nazwy handlowe obu stron. Dodaj brakującą.',
  greekVat: 'Grecki numer VAT to EL i dziewięć poprawnych cyfr. Porównaj go.',
  greekMark:
    'Peppol przyjmuje grecką fakturę tylko ze znakiem z myDATA (M.AR.K) jako dokumentem dodatkowym.',
  greekPage:
    'Grecka faktura w Peppol podaje jeden raz swoją stronę w urzędzie skarbowym, z adresem WWW.',
  greekAddress:
    'W Peppol greckie przedsiębiorstwo adresuje się numerem podatkowym (schemat 9933, dziewięć cyfr).',
  danishRegister:
    'Duńskie przedsiębiorstwo oznacza się numerem CVR w schemacie 0184. Dodaj go lub popraw schemat.',
  danishIdentifiers:
    'Między duńskimi przedsiębiorstwami identyfikator podaje swój schemat. Dodaj schemat lub usuń identyfikator.',
  danishCreditNote:
    'Duńska nota kredytowa nie może być mniejsza od zera. Sprawdź znaki jej pozycji.',
  danishMeans:
    'Dania nie dopuszcza tego sposobu zapłaty. Wybierz przelew, kartę lub polecenie zapłaty.',
  danishPayment:
    'Dla tego sposobu zapłaty Dania wymaga rachunku i tytułu płatności w swojej postaci.',
  danishClasses: 'Klasy UNSPSC mają w Danii wersję 19.05.01 lub 26.08.01.',
  danishDuty:
    'Przy powodzie ZZZ Dania wymaga czterech cyfr opłaty lub jej nazwy ze znakiem # w środku.',
  swedishVat: 'Szwedzki numer VAT to SE i dwanaście cyfr. Porównaj go.',
  swedishRegister: 'Szwedzki numer organizacji ma dziesięć poprawnych cyfr. Porównaj go.',
  swedishTax:
    'W Peppol rejestracja podatkowa szwedzkiego sprzedawcy brzmi „Godkänd för F-skatt” albo jej nie ma.',
  swedishRate:
    'Stawki podstawowe w Szwecji to 25, 12 i 6 %. Wybierz jedną z nich lub inną kategorię podatku.',
  swedishGiro:
    'Szwedzkie konto giro opłaca się sposobem 30, z SE:BANKGIRO (7 lub 8 cyfr) lub SE:PLUSGIRO (2 do 8 cyfr).',
  norwegianVat: 'Norweski numer VAT to NO, dziewięć poprawnych cyfr i MVA. Porównaj go.',
  norwegianRegister:
    'Większość norweskich przedsiębiorstw musi podać na fakturach „Foretaksregisteret”.',
  icelandicType: 'Islandzki dokument to faktura (380) lub nota kredytowa (381).',
  icelandicRegister:
    'Islandzkie przedsiębiorstwo oznacza się numerem kennitala w schemacie 0196. Dodaj go.',
  icelandicAddress: 'Islandzki adres ma ulicę i kod pocztowy. Dodaj je.',
  icelandicAccount: 'Dla tego sposobu zapłaty Islandia wymaga jednego rachunku o dwunastu cyfrach.',
  icelandicDue:
    'Ostateczny termin (EINDAGI) zapisuje się jak 2026-12-31, z terminem płatności nie późniejszym.',
  thirdDecimal:
    'Kwota ma trzecie miejsce po przecinku, którego nie pomieści żadna europejska e-faktura: zostanie wystawiony tylko PDF. Aby mieć też XML, użyj cen z dwoma miejscami.',
  sellerUnknown:
    'Bez Twojego numeru VAT europejska e-faktura z tym podatkiem nie jest możliwa: zostanie wystawiony tylko PDF, bez XML.',
  lowRate:
    'Oficjalne walidatory odrzucają stawkę poniżej 0,5 %: zostanie wystawiony tylko PDF, bez XML.',
  igicAtZero:
    'Factur-X odrzuca IGIC 0 %: PDF zostanie wystawiony bez e-faktury w środku. E-fakturą jest plik UBL.',
  severalPreceding:
    'Factur-X mieści jedną wcześniejszą fakturę: PDF zostanie wystawiony bez e-faktury w środku. E-fakturą jest plik UBL.',
  severalTaxes:
    'Pozycja z dwoma podatkami, np. IVA z recargo de equivalencia, nie mieści się w europejskiej e-fakturze, która ma jedną stawkę na pozycję. Faktura zostanie wystawiona jako PDF.',
  longCardNumber:
    'Factur-X odrzuca numery kart dłuższe niż dziesięć znaków: PDF zostanie wystawiony bez e-faktury w środku.',
  notInFlux2:
    'Bez pliku XML: reguły francuskie wymagają adresu elektronicznego nabywcy i stawek francuskich także tam, gdzie prawo tego nie chce. PDF zostanie wystawiony.',
  frenchDates: 'Daty na fakturze francuskiej mieszczą się w latach 2000–2099. Popraw datę.',
  frenchAttachments: 'Załącznik opisuje kod z listy (DOCUMENT_ANNEXE …), LISIBLE tylko raz.',
  frenchRouting: 'Kod routingu ma najwyżej 100 znaków: litery, cyfry i + - _ .',
  frenchAddressLength: 'Adres elektroniczny ma ponad 125 znaków. Skróć go.',
  frenchSiren: 'SIREN ma dokładnie dziewięć cyfr. Popraw numer.',
  frenchPaid: 'Na fakturze oznaczonej jako zapłacona nie pozostaje nic do zapłaty. Sprawdź kwoty.',
  frenchGroup: 'Członek grupy będącej jednym podatnikiem dodaje uwagę TXD i numer VAT grupy.',
  frenchAmounts:
    'Kwota ma najwyżej 19 cyfr z dwoma miejscami po przecinku, stawka najwyżej cztery cyfry.',
}
