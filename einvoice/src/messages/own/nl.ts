import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'Vul het btw-nummer van de klant in: daaronder is de klant de btw verschuldigd, een registernummer volstaat niet (Richtlijn 2006/112/EG, art. 226, punt 4). Reken anders zelf btw.',
  'BDX-LAW-01':
    'De wet achter sommige binnenlandse verleggingen eindigt op deze dag (telefoons, chips, gas, elektriciteit, telecommunicatie, metalen): vraag na of uw staat ermee doorgaat.',
  'BDX-LAW-02':
    'Overheden kunnen deze btw zelf aan de belastingdienst betalen (gesplitste betaling). Of dat nog geldt, is hier niet bekend: vraag het deze klant.',
  'BDX-LAW-03':
    'Volgens deze wet wordt bij u niets ingehouden: verwijder de inhouding, tenzij de klant om een andere reden moet inhouden.',
  'BDX-LAW-04':
    'Een handelaar onder de forfaitaire regeling (composition scheme) mag niet buiten zijn staat verkopen: vraag uw adviseur voor u dit uitreikt.',
  'BDX-LAW-05':
    'Een ABC-transactie heeft drie staten: goederen die uit een andere staat dan de uwe worden verzonden naar een bedrijf met een btw-nummer van een derde. Hier ontbreekt daar iets van.',
  'BDX-LAW-06':
    'Uw EX-nummer geeft vrijstelling in de lidstaten waarvoor het is toegekend: controleer of die van deze klant erbij is.',
  'BDX-LAW-07':
    'Misschien moet u zich in de staat van deze particuliere klant registreren en de belasting daarvan in rekening brengen: deze wet zegt vanaf welk bedrag.',
}
