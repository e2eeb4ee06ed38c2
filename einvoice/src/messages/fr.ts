import { type RuleTexts, type MessageTemplates, assemble } from './assemble.ts'
import { national } from './national/fr.ts'
import { own } from './own/fr.ts'

const SELLER_TAX = 'Ajoutez votre numéro de TVA ou votre numéro fiscal local dans les Paramètres'
const SENDER = "Demandez un document correct à l'émetteur."

const templates: MessageTemplates = {
  national,
  own,
  parties: {
    S: `${SELLER_TAX} : une facture avec TVA doit l'indiquer.`,
    Z: `${SELLER_TAX} : une facture à taux zéro doit l'indiquer.`,
    E: `${SELLER_TAX} : une facture exonérée doit l'indiquer.`,
    AE: "Une facture en autoliquidation nomme les deux parties : votre numéro fiscal, et le numéro de TVA ou d'immatriculation du client.",
    K: 'Une livraison intracommunautaire sans TVA indique les deux numéros de TVA : le vôtre (Paramètres) et celui du client.',
    G: "Ajoutez votre numéro de TVA dans les Paramètres : une facture d'exportation doit l'indiquer.",
    O: 'Une facture hors champ de la TVA ne doit pas porter de numéros de TVA. Retirez-les ou choisissez une autre catégorie de taxe.',
    L: `${SELLER_TAX} : une facture avec IGIC doit l'indiquer.`,
    M: `${SELLER_TAX} : une facture avec IPSI doit l'indiquer.`,
  },
  rates: {
    S: 'Un article au taux normal ou réduit a un taux supérieur à 0 %. Pour 0 %, choisissez « taux zéro » ou « exonéré ».',
    Z: 'Un article à taux zéro doit avoir un taux de 0 %.',
    E: 'Un article exonéré doit avoir un taux de 0 %.',
    AE: "En autoliquidation c'est le client qui déclare la TVA : mettez le taux à 0 %.",
    K: 'Une livraison intracommunautaire sans TVA doit avoir un taux de 0 %.',
    G: 'Une exportation doit avoir un taux de 0 %.',
    O: "Un article hors champ de la TVA n'a pas de taux : laissez 0.",
    L: "Un taux d'IGIC ne peut pas être négatif.",
    M: "Un taux d'IPSI ne peut pas être négatif.",
  },
  reasons: {
    S: "Un article soumis à la TVA ne doit pas porter de motif d'exonération. Effacez-le ou changez de catégorie.",
    Z: "Un article à taux zéro ne doit pas porter de motif d'exonération. Effacez-le ou choisissez « exonéré ».",
    E: "Dites pourquoi l'article est exonéré de TVA : choisissez un motif ou écrivez-le.",
    AE: 'Ajoutez le motif « Autoliquidation » : la facture doit dire pourquoi elle est sans TVA.',
    K: 'Ajoutez le motif « Livraison intracommunautaire » : la facture doit dire pourquoi elle est sans TVA.',
    G: 'Ajoutez le motif « Exportation hors UE » : la facture doit dire pourquoi elle est sans TVA.',
    O: 'Ajoutez le motif « Non soumis à la TVA » : la facture doit dire pourquoi elle est sans TVA.',
    L: "Un article avec IGIC ne doit pas porter de motif d'exonération. Effacez-le.",
    M: "Un article avec IPSI ne doit pas porter de motif d'exonération. Effacez-le.",
  },
  subtotals: {
    missing: `Le détail de TVA manque pour une catégorie utilisée, ou s'y trouve en double. ${SENDER}`,
    taxable: `Une base de TVA n'est pas la somme de ce qui porte cette taxe. ${SENDER}`,
    tax: `Un montant de TVA n'est pas sa base multipliée par le taux. ${SENDER}`,
  },
  decimals:
    "Une facture structurée a deux décimales au plus. Changez prix ou quantités pour qu'aucun montant n'en demande trois.",
  german: {
    '1': 'Dites comment vous voulez être payé : une facture allemande donne vos coordonnées de paiement, par exemple votre compte.',
    '2': 'Ajoutez dans les Paramètres une personne de contact avec téléphone et e-mail : les factures allemandes la nomment.',
    '3': 'Ajoutez la ville de votre adresse dans les Paramètres.',
    '4': 'Ajoutez le code postal de votre adresse dans les Paramètres.',
    '5': "Ajoutez le nom d'une personne ou d'un service de contact dans les Paramètres.",
    '6': 'Ajoutez un numéro de téléphone de contact dans les Paramètres.',
    '7': 'Ajoutez une adresse e-mail de contact dans les Paramètres.',
    '8': "Ajoutez la ville de l'adresse du client.",
    '9': "Ajoutez le code postal de l'adresse du client.",
    '10': "Ajoutez la ville de l'adresse de livraison.",
    '11': "Ajoutez le code postal de l'adresse de livraison.",
    '15': "Ajoutez la référence de l'acheteur : les administrations allemandes y exigent leur Leitweg-ID. Demandez-la au client.",
    '16': `${SELLER_TAX} : une facture allemande doit l'un ou l'autre.`,
    '17': 'Ce type de document est inhabituel en Allemagne. Utilisez une facture, une facture rectificative ou un avoir.',
    '18': "Écrivez l'escompte à l'allemande, par exemple #SKONTO#TAGE=14#PROZENT=2.00# seul sur sa ligne, suivi d'un retour à la ligne.",
    '19': "L'IBAN de votre compte est faux. Comparez-le avec votre relevé.",
    '20': "L'IBAN du compte à débiter est faux. Redemandez-le au client.",
    '21': "La spécification n'est pas celle de XRechnung 3.0. Choisissez le profil XRechnung.",
    '22': 'Deux pièces jointes ont le même nom de fichier. Renommez-en une.',
    '23-a': 'Ajoutez le compte bancaire à créditer : le paiement se fait par virement.',
    '23-b': 'Le paiement se fait par virement : retirez la carte ou le prélèvement.',
    '24-a': 'Ajoutez les données de la carte : le paiement se fait par carte.',
    '24-b': 'Le paiement se fait par carte : retirez le compte ou le prélèvement.',
    '25-a': 'Ajoutez les données du prélèvement : le paiement se fait ainsi.',
    '25-b': 'Le paiement se fait par prélèvement : retirez le compte ou la carte.',
    '26': "Une facture rectificative devrait nommer la facture qu'elle corrige. Ajoutez son numéro.",
    '27': 'Le téléphone de contact devrait avoir au moins trois chiffres.',
    '28': "L'e-mail de contact ne semble pas juste. Vérifiez-le dans les Paramètres.",
    '30': 'Ajoutez votre identifiant créancier SEPA : un prélèvement en a besoin.',
    '31': 'Ajoutez le compte du client à débiter : un prélèvement en a besoin.',
    'TMP-32': 'Ajoutez la date de livraison ou de prestation, ou la période facturée.',
  },
  french: {
    '01_BT-1-1':
      'Le numéro de facture dépasse 35 caractères. Raccourcissez le modèle de numérotation dans les Paramètres.',
    '02_BT-1':
      'En France un numéro de facture ne comporte que lettres, chiffres et + - _ /, sans espace. Changez le modèle de numérotation.',
    '02_BT-25':
      'Le numéro de la facture antérieure ne comporte que lettres, chiffres et + - _ /, 35 caractères au plus.',
    '04_BT-3':
      "Ce type de document n'est pas admis en France. Utilisez une facture, une facture rectificative ou un avoir.",
    '05_BT-22-1':
      "Ajoutez la mention de l'indemnité forfaitaire de 40 € pour frais de recouvrement (code PMT) : la loi l'exige.",
    '05_BT-22-2': "Ajoutez la mention des pénalités de retard (code PMD) : la loi l'exige.",
    '05_BT-22-3':
      "Ajoutez la mention de l'escompte, ou de son absence (code AAB) : la loi l'exige.",
    '06_BT-21-1':
      'La mention des frais de recouvrement (code PMT) ne doit figurer qu’une fois. Retirez les autres.',
    '06_BT-21-2':
      'La mention des pénalités de retard (code PMD) ne doit figurer qu’une fois. Retirez les autres.',
    '06_BT-21-3':
      "La mention de l'escompte (code AAB) ne doit figurer qu’une fois. Retirez les autres.",
    '06_BT-21-4':
      "La mention de l'assujetti unique (code TXD) ne doit figurer qu’une fois. Retirez les autres.",
    '08_BT-23': 'Dites ce qui est facturé : biens, services ou les deux (B1, S1, M1 …).',
    '09_BT-29':
      'Votre SIRET doit avoir 14 chiffres et commencer par votre SIREN. Corrigez-le dans les Paramètres.',
    '09_BT-46': 'Le SIRET du client doit avoir 14 chiffres et commencer par son SIREN.',
    '10_BT-30':
      "Ajoutez votre SIREN (9 chiffres) dans les Paramètres : une facture française doit l'indiquer.",
    '11_BT-47':
      "Ajoutez le SIREN du client (9 chiffres) : une facture entre entreprises françaises doit l'indiquer.",
    '12_BT-49': "Ajoutez l'adresse de facturation électronique du client.",
    '13_BT-34': 'Ajoutez votre adresse de facturation électronique dans les Paramètres.',
    '15_BT-151':
      "L'IGIC, l'IPSI et le paiement scindé italien n'existent pas en France. Choisissez une autre catégorie.",
    '16_BT-152': "Ce n'est pas un taux de TVA français. Choisissez 20, 10, 5,5, 2,1 ou 0 %.",
    '20_BT-21':
      'La note de code BAR est l’une de : B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE, ARCHIVEONLY.',
    '21_BT-49':
      "L'adresse électronique du client doit être celle de l'annuaire : schéma 0225, commençant par son SIREN.",
    '22_BT-34':
      "Votre adresse électronique doit être celle de l'annuaire : schéma 0225, commençant par votre SIREN.",
    '23_BT-34': 'Votre adresse électronique a des caractères interdits, ou plus de 125 caractères.',
    '23_BT-49':
      "L'adresse électronique du client a des caractères interdits, ou plus de 125 caractères.",
    '31_BT-21': "Les notes de code BAR se contredisent. N'en gardez qu'une.",
    'CO-03_BT-3':
      'Une remise globale demande le numéro de contrat et la période, avec ses deux dates.',
    'CO-04_BT-3':
      'Une facture rectificative nomme une seule facture antérieure, avec numéro et date.',
    'CO-05_BT-3': "Un avoir nomme la facture qu'il corrige, avec numéro et date.",
    'CO-07_BT-9': "L'échéance précède la date de facture. Déplacez-la.",
    'CO-08_BT-23':
      "Une facture définitive après acompte ne peut être elle-même une facture d'acompte. Changez de type.",
    'CO-09_BT-23-1':
      'La facture est marquée comme payée : le montant payé doit être égal au total.',
    'CO-09_BT-23-3':
      "La facture est marquée comme payée : mettez à l'échéance le jour du paiement.",
    'CO-10_BT-29':
      'Chacun de vos identifiants supplémentaires a besoin d’un schéma, différent des autres.',
    'CO-10_BT-46': 'Chaque identifiant du client a besoin d’un schéma, différent des autres.',
    'CO-10_BT-60': "L'identifiant du bénéficiaire a besoin d'un schéma.",
    'CO-10_BT-71': "L'identifiant du lieu de livraison a besoin d'un schéma.",
    'CO-12_BT-5':
      'Une facture en devise doit aussi donner la TVA en euros. Mettez EUR comme devise fiscale, avec son cours.',
    'DEC-02_BT-129': 'En France une quantité a quatre décimales au plus.',
    'DEC-02_BT-149': 'En France la quantité de base du prix a quatre décimales au plus.',
    'DEC-03_BT-146': 'En France un prix a six décimales au plus et n’est pas négatif.',
  },
  peppol: {
    R001: 'Choisissez le processus métier : Peppol doit le connaître.',
    R003: "Ajoutez une référence acheteur ou un numéro de commande : Peppol exige l'un des deux. Demandez lequel au client.",
    R004: "La spécification n'est pas celle de Peppol BIS Billing 3. Choisissez le profil Peppol.",
    R005: 'La devise fiscale doit différer de celle de la facture. Retirez-la ou changez-la.',
    R007: "Le processus métier n'est pas un de Peppol. Choisissez le profil Peppol.",
    R010: "Ajoutez l'adresse électronique du client : sans elle Peppol ne peut livrer.",
    R020: 'Ajoutez votre adresse électronique dans les Paramètres : sans elle Peppol ne peut livrer.',
    R040: "La remise ou les frais ne font pas leur pourcentage de la base. Corrigez l'un des trois.",
    R041: 'Ajoutez la base sur laquelle porte le pourcentage.',
    R042: 'Ajoutez le pourcentage, ou retirez la base.',
    R046: "Le prix doit être le prix avant remise moins la remise. Corrigez l'un des trois.",
    R061: 'Ajoutez la référence du mandat : un prélèvement en a besoin.',
    R110: 'La période de la ligne commence avant celle de la facture. Élargissez ou réduisez.',
    R111: 'La période de la ligne finit après celle de la facture. Élargissez ou réduisez.',
    R120: 'Dans cette devise sans décimales, prix × quantité doit être un nombre entier, à 0,02 près.',
    R121: 'Le prix doit valoir pour une quantité supérieure à zéro, comme 1 ou 100.',
    P0100: "Peppol n'accepte pas ce type de document. Utilisez une facture ou un avoir.",
    P0104: "Le motif parle d'exportation : choisissez la catégorie « exportation ».",
    P0105: 'Le motif dit « non soumis à la TVA » : choisissez la catégorie « hors champ ».',
    P0106: 'Le motif parle de livraison intracommunautaire : choisissez cette catégorie.',
    P0107: 'Le motif dit « autoliquidation » : choisissez cette catégorie.',
    P0108: 'Ce motif va avec la catégorie « exonéré » : choisissez-la.',
    P0109: 'Ce motif va avec la catégorie « exonéré » : choisissez-la.',
    P0110: 'Ce motif va avec la catégorie « exonéré » : choisissez-la.',
    P0111: 'Ce motif va avec la catégorie « exonéré » : choisissez-la.',
    P0112:
      'Factures partielles et rectificatives ne valent qu’entre deux parties allemandes. Utilisez une facture ou un avoir.',
  },
  rules: {
    'BR-01': 'Choisissez un profil : la facture doit dire quelle spécification elle suit.',
    'BR-02': "La facture n'a pas encore de numéro. Elle en reçoit un à l'émission.",
    'BR-03': 'Mettez la date de facture.',
    'BR-04': 'Choisissez le type de document : facture ou avoir.',
    'BR-05': 'Choisissez la devise de la facture.',
    'BR-06': 'Ajoutez la raison sociale de votre entreprise dans les Paramètres.',
    'BR-07': 'Ajoutez le nom du client.',
    'BR-08': 'Ajoutez votre adresse dans les Paramètres.',
    'BR-09': 'Ajoutez le pays de votre adresse dans les Paramètres.',
    'BR-10': "Ajoutez l'adresse du client.",
    'BR-11': "Ajoutez le pays de l'adresse du client.",
    'BR-12': 'Le document ne donne pas la somme de ses lignes.',
    'BR-13': 'Le document ne donne pas son total hors taxe.',
    'BR-14': 'Le document ne donne pas son total toutes taxes comprises.',
    'BR-15': 'Le document ne donne pas le montant à payer.',
    'BR-16': 'Ajoutez au moins une ligne à la facture.',
    'BR-17': "Ajoutez le nom du bénéficiaire, ou retirez-le si c'est vous-même.",
    'BR-18': 'Ajoutez le nom de votre représentant fiscal.',
    'BR-19': "Ajoutez l'adresse de votre représentant fiscal.",
    'BR-20': 'Ajoutez le pays de votre représentant fiscal.',
    'BR-21': 'Numérotez la ligne.',
    'BR-22': 'Saisissez la quantité de la ligne.',
    'BR-23': "Choisissez l'unité de la quantité : pièces, heures, jours …",
    'BR-24': 'La ligne ne donne pas de montant net.',
    'BR-25': "Dites ce que vous vendez : la ligne n'a pas de nom.",
    'BR-26': 'Saisissez le prix de la ligne.',
    'BR-27':
      'Un prix ne peut être négatif. Pour une reprise, rendez la quantité négative ou ajoutez une remise.',
    'BR-28': 'Le prix avant remise ne peut être négatif.',
    'BR-29': 'La période de la facture finit avant de commencer. Corrigez une des dates.',
    'BR-30': 'La période de la ligne finit avant de commencer. Corrigez une des dates.',
    'BR-31': 'Saisissez le montant de la remise.',
    'BR-32': 'Choisissez la catégorie de taxe de la remise.',
    'BR-33': 'Donnez un motif à la remise, par exemple « Fidélité ».',
    'BR-36': 'Saisissez le montant des frais.',
    'BR-37': 'Choisissez la catégorie de taxe des frais.',
    'BR-38': 'Donnez un motif aux frais, par exemple « Port ».',
    'BR-41': 'Saisissez le montant de la remise de la ligne.',
    'BR-42': 'Donnez un motif à la remise de la ligne.',
    'BR-43': 'Saisissez le montant des frais de la ligne.',
    'BR-44': 'Donnez un motif aux frais de la ligne.',
    'BR-45': `Un sous-total de TVA ne donne pas sa base. ${SENDER}`,
    'BR-46': `Un sous-total de TVA ne donne pas son montant. ${SENDER}`,
    'BR-47': `Un sous-total de TVA ne donne pas sa catégorie. ${SENDER}`,
    'BR-48': `Un sous-total de TVA ne donne pas son taux. ${SENDER}`,
    'BR-49': 'Choisissez comment vous voulez être payé.',
    'BR-50': "Ajoutez l'IBAN ou le numéro de compte à créditer.",
    'BR-51': "N'affichez pas un numéro de carte entier : les quatre derniers chiffres suffisent.",
    'BR-52': 'Donnez une référence à la pièce jointe, un numéro par exemple.',
    'BR-53': 'Le document nomme une devise fiscale, mais pas la TVA dans celle-ci.',
    'BR-54': "Chaque propriété de l'article a besoin d'un nom et d'une valeur.",
    'BR-55': 'Ajoutez le numéro de la facture antérieure.',
    'BR-56': 'Ajoutez le numéro de TVA de votre représentant fiscal.',
    'BR-57': "Ajoutez le pays de l'adresse de livraison.",
    'BR-61': 'Ajoutez votre compte bancaire : le client doit payer par virement.',
    'BR-62': 'Choisissez le schéma de votre adresse électronique dans les Paramètres.',
    'BR-63': "Choisissez le schéma de l'adresse électronique du client.",
    'BR-64': "Choisissez le schéma du code standard de l'article, par exemple GTIN.",
    'BR-65': 'Choisissez la liste dont vient le code de classification.',
    'BR-CO-03': "Donnez soit la date d'exigibilité de la TVA, soit son code, pas les deux.",
    'BR-CO-04': 'Choisissez la catégorie de taxe de la ligne.',
    'BR-CO-09':
      'Un numéro de TVA commence par les deux lettres de son pays, comme FR ou DE. Corrigez-le.',
    'BR-CO-10': `La somme des lignes est fausse. ${SENDER}`,
    'BR-CO-11': `La somme des remises est fausse. ${SENDER}`,
    'BR-CO-12': `La somme des frais est fausse. ${SENDER}`,
    'BR-CO-13': `Le total hors taxe n'est pas lignes moins remises plus frais. ${SENDER}`,
    'BR-CO-14': `Le total de TVA n'est pas la somme de ses sous-totaux. ${SENDER}`,
    'BR-CO-15': `Le total TTC n'est pas hors taxe plus TVA. ${SENDER}`,
    'BR-CO-16': `Le montant à payer n'est pas le total moins ce qui est payé. ${SENDER}`,
    'BR-CO-17': `Un montant de TVA n'est pas sa base multipliée par le taux. ${SENDER}`,
    'BR-CO-18': `Le document n'a pas de détail de TVA. ${SENDER}`,
    'BR-CO-19': 'Donnez un début ou une fin à la période de la facture, ou retirez-la.',
    'BR-CO-20': 'Donnez un début ou une fin à la période de la ligne, ou retirez-la.',
    'BR-CO-26':
      "Ajoutez votre numéro d'immatriculation ou de TVA dans les Paramètres, pour que le client vous identifie.",
    'BR-O-11':
      'Ce qui est hors champ de la TVA ne va pas avec d’autres sous-totaux sur la même facture. Faites-en deux.',
    'BR-O-12':
      'Ce qui est hors champ de la TVA ne va pas avec des articles taxés sur la même facture. Faites-en deux.',
    'BR-O-13':
      'Ce qui est hors champ de la TVA ne va pas avec une remise taxée sur la même facture. Choisissez « Comme les lignes » pour sa taxe.',
    'BR-O-14':
      'Ce qui est hors champ de la TVA ne va pas avec des frais taxés sur la même facture. Choisissez « Comme les lignes » pour sa taxe.',
    'BR-IC-11':
      'Ajoutez la date de livraison ou la période : une livraison intracommunautaire doit dire quand elle a eu lieu.',
    'BR-IC-12':
      "Ajoutez l'adresse de livraison avec son pays : une livraison intracommunautaire doit dire où sont allés les biens.",
    'BR-B-01':
      'Le paiement scindé n’existe qu’entre parties italiennes. Choisissez une autre catégorie.',
    'BR-B-02':
      'Le paiement scindé ne va pas avec des articles taxés normalement. Faites deux factures.',
    'BR-CL-01':
      "Ce type de document n'est pas dans la liste officielle. Utilisez une facture ou un avoir.",
    'BR-CL-04': "La devise n'est pas dans la liste officielle (ISO 4217).",
    'BR-CL-05': "La devise fiscale n'est pas dans la liste officielle (ISO 4217).",
    'BR-CL-06': "Le code d'exigibilité n'est pas dans la liste officielle.",
    'BR-CL-10': "Le schéma d'un identifiant n'est pas dans la liste officielle (ISO 6523).",
    'BR-CL-11':
      "Le schéma d'un numéro d'immatriculation n'est pas dans la liste officielle (ISO 6523).",
    'BR-CL-13': "La liste du code de classification n'est pas officielle.",
    'BR-CL-14': "Un pays n'est pas dans la liste officielle (ISO 3166).",
    'BR-CL-15': "Le pays d'origine n'est pas dans la liste officielle (ISO 3166).",
    'BR-CL-16': "Le moyen de paiement n'est pas dans la liste officielle.",
    'BR-CL-19': "Le code du motif de remise n'est pas dans la liste officielle.",
    'BR-CL-20': "Le code du motif de frais n'est pas dans la liste officielle.",
    'BR-CL-21':
      "Le schéma du code standard de l'article n'est pas dans la liste officielle (ISO 6523).",
    'BR-CL-22': "Le code du motif d'exonération n'est pas dans la liste officielle (VATEX).",
    'BR-CL-23': "L'unité n'est pas dans la liste officielle. Choisissez-en une dans le menu.",
    'BR-CL-24': 'Une pièce jointe est un PDF, PNG, JPEG, CSV, Excel ou OpenDocument.',
    'BR-CL-25': "Le schéma d'une adresse électronique n'est pas dans la liste officielle.",
    'BR-CL-26': "Le schéma du lieu de livraison n'est pas dans la liste officielle (ISO 6523).",
    'PEPPOL-COMMON-R040': 'Le GLN est faux. Comparez ses chiffres.',
    'PEPPOL-COMMON-R041': "Le numéro d'organisation norvégien est faux. Comparez ses chiffres.",
    'PEPPOL-COMMON-R043': "Le numéro d'entreprise belge est faux. Comparez ses chiffres.",
    'PEPPOL-COMMON-R049': "Le numéro d'organisation suédois est faux. Comparez ses chiffres.",
    'IT-R-001':
      'Votre code fiscal italien doit avoir de 11 à 16 lettres et chiffres. Corrigez-le dans les Paramètres.',
    'IT-R-002': 'Ajoutez la rue de votre adresse dans les Paramètres.',
    'IT-R-003': 'Ajoutez la ville de votre adresse dans les Paramètres.',
    'IT-R-004': 'Ajoutez le code postal de votre adresse dans les Paramètres.',
    'NL-R-001': "Un avoir néerlandais nomme la facture qu'il corrige. Ajoutez son numéro.",
    'NL-R-002': 'Ajoutez rue, code postal et ville de votre adresse dans les Paramètres.',
    'NL-R-003': 'Ajoutez votre numéro KVK (schéma 0106) ou OIN (schéma 0190) dans les Paramètres.',
    'NL-R-004': "Ajoutez rue, code postal et ville de l'adresse du client.",
    'NL-R-005': "Le numéro d'immatriculation du client doit être un KVK ou un OIN.",
    'NL-R-007': 'Dites comment vous voulez être payé.',
    'NL-R-008':
      'Entre parties néerlandaises choisissez virement, carte, prélèvement ou accord permanent.',
    'NL-R-009':
      'Une ligne nomme une ligne de commande : ajoutez le numéro de commande à la facture.',
    'BR-TMP-2': "L'adresse de la pièce jointe doit être une adresse web entière, comme https://…",
    'BDX-VAT-01':
      'Indiquez aussi la TVA dans votre monnaie : choisissez-la sous « Taxe dans une seconde devise » (directive 2006/112/CE, art. 230).',
    'BDX-VAT-02':
      'Indiquez aussi la TVA en euros, au cours mensuel du ministère fédéral des Finances : « Taxe dans une seconde devise » (§ 16 al. 6 UStG, directive 2006/112/CE, art. 230).',
    'BDX-VAT-03':
      'Indiquez aussi la TVA en livres sterling : choisissez GBP sous « Taxe dans une seconde devise » (VAT Regulations 1995, reg. 14(1)).',
    'BDX-VAT-04':
      'Indiquez aussi la TVA en zlotys : choisissez PLN sous « Taxe dans une seconde devise » (art. 106e al. 11 de la loi polonaise sur la TVA).',
    'BDX-VAT-05':
      'Indiquez aussi la TVA en couronnes : choisissez NOK sous « Taxe dans une seconde devise » (bokføringsforskriften § 5-1-1 n° 6).',
    'BDX-TAX-01':
      "L'entreprise n'est pas assujettie à cette taxe et ne peut pas la facturer. Choisissez une ligne sans taxe, ou changez-le dans les Réglages.",
    'BDX-TAX-02':
      "Laquelle est la bonne : la taxe de la ligne, ou celle du lieu de l'opération ? Pour la première, indiquez ce qui est fourni et où cela a lieu ; pour la seconde, utilisez la taxe proposée.",
    'BDX-TAX-03':
      'Demandez le numéro de TVA du client : sans lui, la vente est taxée comme à un particulier.',
    'BDX-TAX-04':
      'Ajoutez votre numéro de TVA dans les Réglages : cette vente se déclare sous ce numéro.',
    'BDX-TAX-05':
      "Ce taux n'est pas en vigueur le jour de l'opération. Choisissez-en un qui l'est, ou corrigez le jour de l'opération.",
    'BDX-TAX-06':
      "Le certificat d'exonération du client ne couvre pas cet État ou ce jour : demandez-en un valable, ou facturez la taxe.",
    'BDX-TAX-07':
      "Ajoutez votre numéro de TVA dans les Réglages : une facture avec TVA doit l'indiquer.",
    'BDX-PAY-01':
      'Le délai de paiement dépasse ce que permet cette loi, sauf accord exprès et non abusif.',
    'BDX-PAY-02':
      'Ce document est soumis à un droit de timbre. Facturez-le au client, ou prenez-le à votre charge.',
    'BDX-PAY-03':
      'Ce client ne retient pas cet impôt : la loi vise les entreprises et administrations de votre pays.',
    'BDX-PAY-04':
      'Au-dessus de 15 000 PLN taxes comprises, cette loi exige la mention du paiement scindé si un bien ou service relève de l’annexe 15. Ajoutez-la, ou laissez ainsi sinon.',
    'BDX-DOC-01':
      "Cette loi veut l'adresse complète d'une entreprise sur la facture : complétez le client.",
    'BDX-DOC-02':
      "Cette loi veut le numéro d'une entreprise sur la facture : ajoutez-le au client, ou indiquez qu'il s'agit d'un particulier.",
    'BDX-DOC-03':
      "Sans ces données du client, c'est une facture simplifiée, que cette loi permet pour un si petit montant. Le client peut en demander une complète.",
    'BDX-DOC-04':
      'Le numéro de cette entreprise est demandé. Par cette loi la facture peut partir sans lui : gardez une autre preuve et corrigez la facture quand il arrive.',
    'BDX-DOC-05':
      "Cette loi veut sur cette facture le numéro de TVA d'une entreprise qui en a un : demandez-le au client.",
    'BDX-FMT-01':
      'Le format demandé par ce client ne prévoit pas l’arrondi de ce document : la facture électronique est établie en EN 16931.',
    'BDX-FMT-02':
      'Les acheteurs publics allemands reçoivent la XRechnung avec leur Leitweg-ID en référence acheteur. Elle manque ou comporte une erreur : demandez-la au client.',
    'BDX-LANG-01':
      'Cette loi veut en néerlandais les factures des vendeurs établis en Flandre : sans néerlandais, une facture à un client en Belgique est nulle.',
    'BDX-SELF-01':
      'Convenez avec le fournisseur que vous établissez ses factures et notez l’accord dans sa fiche client : cette loi l’exige avant la première.',
    'BDX-SELF-02':
      'Aucune loi sur l’autofacturation n’est connue pour le pays de ce fournisseur : demandez-lui sa propre facture.',
    'BDX-SELF-03':
      'Selon cette loi, seul le fournisseur peut rectifier sa facture : demandez-lui un avoir.',
    'BDX-IN-01':
      "Ajoutez votre GSTIN dans les Paramètres : une facture fiscale indienne doit l'indiquer.",
    'BDX-IN-02':
      "Ajoutez l'État à l'adresse du client : ce lieu de fourniture décide entre CGST + SGST et IGST.",
    'BDX-IN-03':
      'Ajoutez le code HSN ou SAC de l’article (4, 6 ou 8 chiffres). Pour un client non inscrit, seulement si votre chiffre d’affaires de l’an dernier dépassait 5 crores ₹.',
    'BDX-IN-04':
      'En Inde un numéro de facture a 16 caractères au plus : lettres, chiffres, - et /, sans commencer par 0, - ou /. Changez le modèle.',
    'BDX-IN-05': "Le GSTIN du client n'a pas la bonne forme : 15 caractères comme 27AAPFU0939F1ZV.",
    'BDX-IN-06':
      "Ajoutez l'État à l'adresse de livraison : des biens qui restent en Inde ne sont pas exportés, et l'État décide entre CGST + SGST et IGST.",
  },
}

/** The messages of the rules in French. */
export const ruleTexts: RuleTexts = assemble(templates)
