import type { NationalMessages } from './national.ts'

export const national: NationalMessages = {
  identifier:
    'O número não tem a forma ou o algarismo de controlo que o seu esquema pede. Compare-o com o original.',
  addressScheme:
    'O Peppol não entrega a endereços eletrónicos deste tipo, como os de e-mail. Acrescente um endereço no Peppol.',
  oldDobra: 'O Peppol não conhece a moeda STD. Use STN.',
  dutchAgent: 'Indique a rua, o código postal e a localidade do representante fiscal.',
  greekNumber:
    'Uma fatura grega no Peppol é numerada por número fiscal, data, estabelecimento, tipo, série e número, separados por |.',
  greekNames:
    'No Peppol, um vendedor grego indica os nomes comerciais de ambas as partes. Acrescente o que falta.',
  greekVat: 'Um número de IVA grego é EL e nove algarismos corretos. Compare-o.',
  greekMark:
    'O Peppol só aceita uma fatura grega com a sua marca do myDATA (M.AR.K) como documento de suporte.',
  greekPage:
    'Uma fatura grega no Peppol indica uma vez a sua página na autoridade fiscal, com o endereço web.',
  greekAddress:
    'No Peppol, uma empresa grega é endereçada pelo seu número fiscal (esquema 9933, nove algarismos).',
  danishRegister:
    'Uma empresa dinamarquesa é identificada pelo número CVR no esquema 0184. Acrescente-o ou corrija o esquema.',
  danishIdentifiers:
    'Entre empresas dinamarquesas, um identificador indica o seu esquema. Acrescente o esquema ou remova o identificador.',
  danishCreditNote:
    'Uma nota de crédito dinamarquesa não pode ter um valor inferior a zero. Verifique os sinais das linhas.',
  danishMeans:
    'A Dinamarca não aceita este meio de pagamento. Escolha transferência, cartão ou débito direto.',
  danishPayment:
    'Para este meio de pagamento, a Dinamarca pede a conta e a referência numa forma própria.',
  danishClasses: 'As classes de artigos UNSPSC usam na Dinamarca a versão 19.05.01 ou 26.08.01.',
  danishDuty:
    'No motivo ZZZ, a Dinamarca pede os quatro algarismos de um imposto especial, ou o seu nome com um # dentro.',
  swedishVat: 'Um número de IVA sueco é SE e doze algarismos. Compare-o.',
  swedishRegister: 'Um número de organização sueco tem dez algarismos corretos. Compare-o.',
  swedishTax:
    'O registo fiscal de um vendedor sueco diz no Peppol «Godkänd för F-skatt», ou é omitido.',
  swedishRate:
    'As taxas na Suécia são 25, 12 e 6%. Escolha uma delas ou outra categoria de imposto.',
  swedishGiro:
    'Pague para uma conta giro sueca com o meio 30, com SE:BANKGIRO (7 ou 8 algarismos) ou SE:PLUSGIRO (2 a 8 algarismos).',
  norwegianVat: 'Um número de IVA norueguês é NO, nove algarismos corretos e MVA. Compare-o.',
  norwegianRegister:
    'A maioria das empresas norueguesas tem de escrever «Foretaksregisteret» nas faturas.',
  icelandicType: 'Um documento islandês é uma fatura (380) ou uma nota de crédito (381).',
  icelandicRegister:
    'Uma empresa islandesa é identificada pela kennitala no esquema 0196. Acrescente-a.',
  icelandicAddress: 'Uma morada islandesa tem rua e código postal. Acrescente-os.',
  icelandicAccount: 'Para este meio de pagamento, a Islândia pede uma conta de doze algarismos.',
  icelandicDue:
    'A data limite de pagamento (EINDAGI) escreve-se como 2026-12-31, com um vencimento que não seja posterior.',
  thirdDecimal:
    'Um valor tem uma terceira casa decimal, que nenhuma fatura eletrónica europeia pode conter: só o PDF será emitido. Para XML, escolha preços com duas casas decimais.',
  sellerUnknown:
    'Sem o seu número de IVA não é possível uma fatura eletrónica europeia com este imposto: só o PDF será emitido, sem XML.',
  lowRate:
    'Os validadores oficiais recusam uma taxa inferior a 0,5%: só o PDF será emitido, sem XML.',
  igicAtZero:
    'O Factur-X recusa IGIC a 0%: o PDF será emitido sem fatura eletrónica dentro. O ficheiro UBL é a fatura eletrónica.',
  severalPreceding:
    'O Factur-X tem lugar para uma fatura anterior: o PDF será emitido sem fatura eletrónica dentro. O ficheiro UBL é a fatura eletrónica.',
  severalTaxes:
    'Uma linha com dois impostos, como IVA com recargo de equivalencia, não tem lugar numa fatura eletrónica europeia, que tem uma taxa por linha. A fatura é emitida em PDF.',
  longCardNumber:
    'O Factur-X recusa números de cartão com mais de dez caracteres: o PDF será emitido sem fatura eletrónica dentro.',
  notInFlux2:
    'Sem ficheiro XML: as regras francesas querem um endereço eletrónico do comprador e taxas francesas, mesmo onde a lei não quer. O PDF é emitido.',
  frenchDates: 'As datas de uma fatura francesa situam-se entre 2000 e 2099. Corrija a data.',
  frenchAttachments:
    'Um anexo de uma fatura francesa é descrito por um código da lista (DOCUMENT_ANNEXE …), LISIBLE só uma vez.',
  frenchRouting:
    'Um código de encaminhamento tem no máximo 100 letras, algarismos e caracteres + - _ .',
  frenchAddressLength: 'O endereço eletrónico tem mais de 125 caracteres. Encurte-o.',
  frenchSiren: 'Um SIREN tem exatamente nove algarismos. Corrija o número.',
  frenchPaid: 'Uma fatura marcada como paga não tem nada a pagar. Verifique os valores.',
  frenchGroup: 'Um membro de um grupo de IVA acrescenta a menção TXD e o número de IVA do grupo.',
  frenchAmounts:
    'Um valor tem no máximo 19 algarismos com duas casas decimais, uma taxa no máximo quatro algarismos.',
}
