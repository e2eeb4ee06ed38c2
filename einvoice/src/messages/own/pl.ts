import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'Dodaj numer VAT klienta: pod nim klient jest winien podatek, a numer rejestru nie wystarcza (dyrektywa 2006/112/WE, art. 226 pkt 4). Bez niego nalicz podatek.',
  'BDX-LAW-01':
    'Prawo niektórych krajowych odwrotnych obciążeń kończy się w tym dniu (telefony, układy, gaz, prąd, telekomunikacja, metale): zapytaj, czy państwo je utrzymuje.',
  'BDX-LAW-02':
    'Organy publiczne mogą same wpłacać ten VAT do urzędu (podzielona płatność). Nie wiadomo tu, czy to nadal obowiązuje: zapytaj klienta.',
  'BDX-LAW-03':
    'Według tego prawa nic się Tobie nie potrąca: usuń potrącenie, chyba że klient musi potrącić z innego powodu.',
  'BDX-LAW-04':
    'Sprzedawca w systemie „composition” nie może sprzedawać poza swoim stanem: zasięgnij porady przed wystawieniem.',
  'BDX-LAW-05':
    'Transakcja trójstronna ma trzy państwa: towar z innego państwa niż Twoje do firmy z numerem VAT trzeciego. Czegoś tu brakuje.',
  'BDX-LAW-06':
    'Numer EX zwalnia w państwach członkowskich, dla których go przyznano: sprawdź, czy państwo klienta do nich należy.',
  'BDX-LAW-07':
    'Możliwe, że trzeba się zarejestrować w państwie tej osoby i naliczać jego podatek: to prawo mówi, od jakiej kwoty.',
}
