import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'Tragen Sie die USt-IdNr. des Kunden ein: Unter ihr schuldet er die Steuer, eine Registernummer genügt nicht (Richtlinie 2006/112/EG, Art. 226 Nr. 4). Ohne sie stellen Sie die Steuer in Rechnung.',
  'BDX-LAW-01':
    'Das Recht mancher inländischer Umkehr der Steuerschuld endet an diesem Tag (Telefone, Chips, Gas, Strom, Telekommunikation, Metalle): Fragen Sie, ob Ihr Staat sie fortführt.',
  'BDX-LAW-02':
    'Öffentliche Stellen führen diese Steuer womöglich selbst ab (Split Payment). Ob das noch gilt, ist hier nicht bekannt: Fragen Sie diesen Kunden.',
  'BDX-LAW-03':
    'Nach diesem Recht wird Ihnen nichts einbehalten: Nehmen Sie den Einbehalt heraus, außer der Kunde muss aus einem anderen Grund einbehalten.',
  'BDX-LAW-04':
    'Ein Händler unter „Composition“ darf nicht außerhalb seines Bundesstaats verkaufen: Fragen Sie Ihren Berater, bevor Sie ausstellen.',
  'BDX-LAW-05':
    'Ein Dreiecksgeschäft hat drei Staaten: Waren aus einem anderen Staat als Ihrem an ein Unternehmen mit USt-IdNr. eines dritten. Davon fehlt hier etwas.',
  'BDX-LAW-06':
    'Ihre EX-Nummer befreit in den Mitgliedstaaten, für die sie erteilt wurde: Prüfen Sie, ob der des Kunden dazugehört.',
  'BDX-LAW-07':
    'Womöglich müssen Sie sich im Staat dieses Privatkunden registrieren und dessen Steuer berechnen: Dieses Recht sagt, ab welcher Summe.',
}
