import type { NationalMessages } from './national.ts'

export const national: NationalMessages = {
  identifier:
    'Le numéro n’a pas la forme, ou la clé de contrôle, que son schéma demande. Comparez-le à l’original.',
  addressScheme:
    'Peppol ne livre pas aux adresses électroniques de ce type, comme les adresses e-mail. Ajoutez une adresse Peppol.',
  oldDobra: 'Peppol ne connaît pas la monnaie STD. Utilisez STN.',
  dutchAgent: 'Ajoutez la rue, le code postal et la ville du représentant fiscal.',
  greekNumber:
    'Dans Peppol, une facture grecque est numérotée par numéro fiscal, date, succursale, type, série et numéro, séparés par |.',
  greekNames:
    'Dans Peppol, un vendeur grec donne les noms commerciaux des deux parties. Ajoutez celui qui manque.',
  greekVat: 'Un numéro de TVA grec est EL suivi de neuf chiffres valides. Comparez-le.',
  greekMark:
    'Peppol n’accepte une facture grecque qu’avec sa marque myDATA (M.AR.K) en document justificatif.',
  greekPage:
    'Dans Peppol, une facture grecque indique une seule fois sa page auprès du fisc, avec son adresse web.',
  greekAddress:
    'Dans Peppol, une entreprise grecque est adressée par son numéro fiscal (schéma 9933, neuf chiffres).',
  danishRegister:
    'Une entreprise danoise est désignée par son numéro CVR sous le schéma 0184. Ajoutez-le ou corrigez le schéma.',
  danishIdentifiers:
    'Entre entreprises danoises, un identifiant indique son schéma. Ajoutez le schéma ou retirez l’identifiant.',
  danishCreditNote:
    'Un avoir danois ne peut pas être inférieur à zéro. Vérifiez les signes de ses lignes.',
  danishMeans:
    'Le Danemark n’accepte pas ce moyen de paiement. Choisissez virement, carte ou prélèvement.',
  danishPayment:
    'Pour ce moyen de paiement, le Danemark demande le compte et la référence de paiement sous sa propre forme.',
  danishClasses: 'Au Danemark, les classes UNSPSC portent la version 19.05.01 ou 26.08.01.',
  danishDuty:
    'Sous le motif ZZZ, le Danemark demande les quatre chiffres d’une taxe, ou son nom contenant un #.',
  swedishVat: 'Un numéro de TVA suédois est SE suivi de douze chiffres. Comparez-le.',
  swedishRegister: 'Un numéro d’organisation suédois a dix chiffres valides. Comparez-le.',
  swedishTax:
    'Dans Peppol, l’enregistrement fiscal d’un vendeur suédois est « Godkänd för F-skatt », ou est omis.',
  swedishRate:
    'Les taux normaux en Suède sont 25, 12 et 6 %. Choisissez-en un, ou une autre catégorie de taxe.',
  swedishGiro:
    'Payez un compte giro suédois par le moyen 30, avec SE:BANKGIRO (7 ou 8 chiffres) ou SE:PLUSGIRO (2 à 8 chiffres).',
  norwegianVat: 'Un numéro de TVA norvégien est NO, neuf chiffres valides, puis MVA. Comparez-le.',
  norwegianRegister:
    'La plupart des entreprises norvégiennes doivent indiquer « Foretaksregisteret » sur leurs factures.',
  icelandicType: 'Un document islandais est une facture (380) ou un avoir (381).',
  icelandicRegister:
    'Une entreprise islandaise est désignée par sa kennitala sous le schéma 0196. Ajoutez-la.',
  icelandicAddress: 'Une adresse islandaise a une rue et un code postal. Ajoutez-les.',
  icelandicAccount: 'Pour ce moyen de paiement, l’Islande demande un compte de douze chiffres.',
  icelandicDue:
    'L’échéance finale (EINDAGI) s’écrit comme 2026-12-31, avec une date d’échéance qui n’est pas postérieure.',
  thirdDecimal:
    'Un montant a une troisième décimale, qu’aucune facture électronique européenne ne peut porter : seul le PDF sera émis. Pour avoir aussi le XML, choisissez des prix à deux décimales.',
  sellerUnknown:
    'Sans votre numéro de TVA, aucune facture électronique européenne n’est possible avec cette taxe : seul le PDF sera émis, sans XML.',
  lowRate:
    'Les validateurs officiels refusent un taux inférieur à 0,5 % : seul le PDF sera émis, sans XML.',
  igicAtZero:
    'Factur-X refuse l’IGIC à 0 % : le PDF sera émis sans facture électronique à l’intérieur. Le fichier UBL est la facture électronique.',
  severalPreceding:
    'Factur-X n’admet qu’une facture antérieure : le PDF sera émis sans facture électronique à l’intérieur. Le fichier UBL est la facture électronique.',
  severalTaxes:
    'Une ligne avec deux taxes, comme l’IVA avec recargo de equivalencia, n’a pas sa place dans une facture électronique européenne, qui n’a qu’un taux par ligne. La facture est émise en PDF.',
  longCardNumber:
    'Factur-X refuse les numéros de carte de plus de dix caractères : le PDF sera émis sans facture électronique à l’intérieur.',
  notInFlux2:
    'Pas de fichier XML : les règles françaises demandent une adresse électronique du client et des taux français même quand la loi ne le fait pas. Le PDF est émis.',
  frenchDates: 'Les dates d’une facture française vont de 2000 à 2099. Corrigez la date.',
  frenchAttachments:
    'Une pièce jointe se décrit par un code de la liste (DOCUMENT_ANNEXE …), LISIBLE une seule fois.',
  frenchRouting: 'Un code de routage a 100 caractères au plus : lettres, chiffres et + - _ .',
  frenchAddressLength: 'L’adresse électronique dépasse 125 caractères. Raccourcissez-la.',
  frenchSiren: 'Un SIREN a exactement neuf chiffres. Corrigez le numéro.',
  frenchPaid: 'Une facture marquée payée n’a plus rien à payer. Vérifiez les montants.',
  frenchGroup: 'Un membre d’assujetti unique ajoute la note TXD et le numéro de TVA du groupe.',
  frenchAmounts:
    'Un montant a 19 chiffres au plus dont deux décimales, un taux quatre chiffres au plus.',
}
