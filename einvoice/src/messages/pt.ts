import { own } from './own/pt.ts'
import { type MessageTemplates, type RuleTexts, assemble } from './assemble.ts'
import { national } from './national/pt.ts'
import { SELLER_TAX, ruleSets } from './national/pt-rule-sets.ts'

const templates: MessageTemplates = {
  own,
  national,
  parties: {
    S: `${SELLER_TAX}: uma fatura com IVA tem de o mencionar.`,
    Z: `${SELLER_TAX}: uma fatura com linhas à taxa zero tem de o mencionar.`,
    E: `${SELLER_TAX}: uma fatura com linhas isentas tem de o mencionar.`,
    AE: 'Uma fatura com autoliquidação tem de identificar ambas as partes: o seu número fiscal e o número de IVA ou de registo do cliente.',
    K: 'Uma transmissão na UE sem IVA tem de mencionar os dois números de IVA: o seu (nas definições) e o do cliente.',
    G: 'Indique nas definições o seu número de IVA: uma fatura de exportação tem de o mencionar.',
    O: 'Uma fatura fora do âmbito do IVA não pode mencionar números de IVA. Remova-os ou escolha outra categoria de imposto.',
    L: `${SELLER_TAX}: uma fatura com IGIC tem de o mencionar.`,
    M: `${SELLER_TAX}: uma fatura com IPSI tem de o mencionar.`,
  },
  rates: {
    S: 'Uma linha à taxa normal precisa de uma taxa de IVA superior a 0%. Para 0%, escolha taxa zero ou isento.',
    Z: 'Uma linha à taxa zero tem uma taxa de IVA de 0%.',
    E: 'Uma linha isenta tem uma taxa de IVA de 0%.',
    AE: 'Na autoliquidação é o cliente que liquida o IVA: ponha a taxa a 0%.',
    K: 'Uma transmissão na UE sem IVA tem uma taxa de 0%.',
    G: 'Uma exportação tem uma taxa de IVA de 0%.',
    O: 'Uma linha fora do âmbito do IVA não tem taxa: deixe-a a 0.',
    L: 'Uma taxa de IGIC não pode ser inferior a 0%.',
    M: 'Uma taxa de IPSI não pode ser inferior a 0%.',
  },
  reasons: {
    S: 'Uma linha à taxa normal não pode ter motivo de isenção. Apague o motivo ou escolha outra categoria de imposto.',
    Z: 'Uma linha à taxa zero não pode ter motivo de isenção. Apague o motivo ou escolha «isento».',
    E: 'Indique porque a linha está isenta de IVA: escolha um motivo da lista ou escreva um.',
    AE: 'Acrescente o motivo «IVA – autoliquidação»: a fatura tem de dizer porque não menciona IVA.',
    K: 'Acrescente o motivo «Transmissão intracomunitária»: a fatura tem de dizer porque não menciona IVA.',
    G: 'Acrescente o motivo «Exportação para fora da UE»: a fatura tem de dizer porque não menciona IVA.',
    O: 'Acrescente o motivo «Não sujeito a IVA»: a fatura tem de dizer porque não menciona IVA.',
    L: 'Uma linha com IGIC não pode ter motivo de isenção. Apague o motivo.',
    M: 'Uma linha com IPSI não pode ter motivo de isenção. Apague o motivo.',
  },
  subtotals: {
    missing:
      'Falta ou está a mais um subtotal de IVA de uma categoria de imposto usada. Peça ao remetente um documento correto.',
    taxable:
      'Um valor tributável não é a soma do que suporta esse imposto. Peça ao remetente um documento correto.',
    tax: 'Um valor de IVA não é o valor tributável vezes a taxa. Peça ao remetente um documento correto.',
  },
  decimals:
    'Uma fatura estruturada tem no máximo duas casas decimais. Altere preços ou quantidades para que nenhum valor precise de uma terceira.',
  ...ruleSets,
  rules: {
    'BR-01': 'Escolha um perfil: a fatura tem de dizer que especificação segue.',
    'BR-02': 'A fatura ainda não tem número. Recebe-o quando a emitir.',
    'BR-03': 'Indique a data da fatura.',
    'BR-04': 'Escolha o tipo de documento: fatura ou nota de crédito.',
    'BR-05': 'Escolha a moeda da fatura.',
    'BR-06': 'Indique nas definições a denominação legal da sua empresa.',
    'BR-07': 'Indique o nome do cliente.',
    'BR-08': 'Indique nas definições a sua morada.',
    'BR-09': 'Indique nas definições o país da sua morada.',
    'BR-10': 'Indique a morada do cliente.',
    'BR-11': 'Indique o país da morada do cliente.',
    'BR-12': 'O documento não indica a soma das suas linhas.',
    'BR-13': 'O documento não indica o total sem IVA.',
    'BR-14': 'O documento não indica o total com IVA.',
    'BR-15': 'O documento não indica o valor a pagar.',
    'BR-16': 'Acrescente pelo menos uma linha à fatura.',
    'BR-17': 'Indique o nome do beneficiário, ou remova-o se for o próprio vendedor.',
    'BR-18': 'Indique o nome do seu representante fiscal.',
    'BR-19': 'Indique a morada do seu representante fiscal.',
    'BR-20': 'Indique o país do seu representante fiscal.',
    'BR-21': 'Numere a linha.',
    'BR-22': 'Indique a quantidade da linha.',
    'BR-23': 'Escolha uma unidade para a quantidade: unidades, horas, dias …',
    'BR-24': 'A linha não indica o valor líquido.',
    'BR-25': 'Diga o que vende: a linha não tem nome.',
    'BR-26': 'Indique o preço da linha.',
    'BR-27':
      'Um preço não pode ser negativo. Para retirar algo, ponha a quantidade negativa ou acrescente um desconto.',
    'BR-28': 'O preço antes do desconto não pode ser negativo.',
    'BR-29': 'O período da fatura termina antes de começar. Corrija uma das datas.',
    'BR-30': 'O período da linha termina antes de começar. Corrija uma das datas.',
    'BR-31': 'Indique o valor do desconto.',
    'BR-32': 'Escolha a categoria de imposto do desconto.',
    'BR-33': 'Dê um motivo ao desconto, como «Desconto de fidelidade».',
    'BR-36': 'Indique o valor do encargo.',
    'BR-37': 'Escolha a categoria de imposto do encargo.',
    'BR-38': 'Dê um motivo ao encargo, como «Portes».',
    'BR-41': 'Indique o valor do desconto da linha.',
    'BR-42': 'Dê um motivo ao desconto da linha.',
    'BR-43': 'Indique o valor do encargo da linha.',
    'BR-44': 'Dê um motivo ao encargo da linha.',
    'BR-45':
      'Um subtotal de IVA não indica o valor tributável. Peça ao remetente um documento correto. Peça ao remetente um documento correto.',
    'BR-46':
      'Um subtotal de IVA não indica o valor do IVA. Peça ao remetente um documento correto. Peça ao remetente um documento correto.',
    'BR-47':
      'Um subtotal de IVA não indica a categoria de imposto. Peça ao remetente um documento correto. Peça ao remetente um documento correto.',
    'BR-48':
      'Um subtotal de IVA não indica a taxa. Peça ao remetente um documento correto. Peça ao remetente um documento correto.',
    'BR-49': 'Escolha como quer ser pago.',
    'BR-50': 'Acrescente o IBAN ou o número da conta a creditar.',
    'BR-51': 'Não mostre um número de cartão completo: bastam os últimos quatro algarismos.',
    'BR-52': 'Dê uma referência ao anexo, como um número.',
    'BR-53': 'O documento indica uma moeda do imposto, mas não o IVA nessa moeda.',
    'BR-54': 'Cada propriedade do artigo precisa de um nome e de um valor.',
    'BR-55': 'Acrescente o número da fatura anterior.',
    'BR-56': 'Indique o número de IVA do seu representante fiscal.',
    'BR-57': 'Indique o país da morada de entrega.',
    'BR-61': 'Acrescente a sua conta bancária: o cliente paga por transferência.',
    'BR-62': 'Escolha nas definições o esquema do seu endereço eletrónico.',
    'BR-63': 'Escolha o esquema do endereço eletrónico do cliente.',
    'BR-64': 'Escolha o esquema do número normalizado do artigo, como GTIN.',
    'BR-65': 'Escolha a lista de onde vem o código de classificação.',
    'BR-CO-03': 'Indique a data de exigibilidade do imposto ou o seu código, não ambos.',
    'BR-CO-04': 'Escolha a categoria de imposto da linha.',
    'BR-CO-09': 'Um número de IVA começa pelas duas letras do seu país, como FR ou DE. Corrija-o.',
    'BR-CO-10':
      'A soma das linhas não é o que as linhas perfazem. Peça ao remetente um documento correto.',
    'BR-CO-11':
      'A soma dos descontos não é o que eles perfazem. Peça ao remetente um documento correto.',
    'BR-CO-12':
      'A soma dos encargos não é o que eles perfazem. Peça ao remetente um documento correto.',
    'BR-CO-13':
      'O total sem IVA não é linhas menos descontos mais encargos. Peça ao remetente um documento correto.',
    'BR-CO-14':
      'O total do IVA não é a soma dos seus subtotais. Peça ao remetente um documento correto.',
    'BR-CO-15': 'O total com IVA não é líquido mais IVA. Peça ao remetente um documento correto.',
    'BR-CO-16':
      'O valor a pagar não é o total menos o que foi pago. Peça ao remetente um documento correto.',
    'BR-CO-17':
      'Um valor de IVA não é o valor tributável vezes a taxa. Peça ao remetente um documento correto.',
    'BR-CO-18':
      'O documento não tem a discriminação do IVA. Peça ao remetente um documento correto. Peça ao remetente um documento correto.',
    'BR-CO-19': 'Dê um início ou um fim ao período da fatura, ou remova-o.',
    'BR-CO-20': 'Dê um início ou um fim ao período da linha, ou remova-o.',
    'BR-CO-26':
      'Indique nas definições o seu número de registo ou de IVA, para que o cliente o possa identificar.',
    'BR-O-11':
      'O que está fora do âmbito do IVA não pode constar com outros subtotais de IVA na mesma fatura. Faça duas faturas. Faça duas faturas.',
    'BR-O-12':
      'O que está fora do âmbito do IVA não pode constar com linhas tributadas na mesma fatura. Faça duas faturas.',
    'BR-O-13':
      'O que está fora do âmbito do IVA não pode constar com um desconto tributado na mesma fatura. Escolha para ele o imposto das linhas. Escolha «Como as linhas» como o seu imposto.',
    'BR-O-14':
      'O que está fora do âmbito do IVA não pode constar com um encargo tributado na mesma fatura. Escolha para ele o imposto das linhas. Escolha «Como as linhas» como o seu imposto.',
    'BR-IC-11':
      'Acrescente a data da entrega ou o período: uma transmissão na UE sem IVA tem de dizer quando foi feita.',
    'BR-IC-12':
      'Acrescente a morada de entrega com o país: uma transmissão na UE sem IVA tem de dizer para onde foram os bens.',
    'BR-B-01':
      'O pagamento fracionado só existe entre partes italianas. Escolha outra categoria de imposto.',
    'BR-B-02':
      'O pagamento fracionado não pode constar com linhas à taxa normal na mesma fatura. Faça duas faturas.',
    'BR-CL-01':
      'Este tipo de documento não está na lista oficial. Use uma fatura ou uma nota de crédito.',
    'BR-CL-04': 'A moeda não está na lista oficial (ISO 4217).',
    'BR-CL-05': 'A moeda do imposto não está na lista oficial (ISO 4217).',
    'BR-CL-06': 'O código da exigibilidade do imposto não está na lista oficial.',
    'BR-CL-10': 'O esquema de um identificador não está na lista oficial (ISO 6523).',
    'BR-CL-11': 'O esquema de um número de registo não está na lista oficial (ISO 6523).',
    'BR-CL-13': 'A lista do código de classificação não é oficial.',
    'BR-CL-14': 'Um país não está na lista oficial (ISO 3166).',
    'BR-CL-15': 'O país de origem não está na lista oficial (ISO 3166).',
    'BR-CL-16': 'O meio de pagamento não está na lista oficial.',
    'BR-CL-19': 'O código do motivo do desconto não está na lista oficial.',
    'BR-CL-20': 'O código do motivo do encargo não está na lista oficial.',
    'BR-CL-21': 'O esquema do número normalizado do artigo não está na lista oficial (ISO 6523).',
    'BR-CL-22': 'O código do motivo de isenção não está na lista oficial (VATEX).',
    'BR-CL-23': 'A unidade não está na lista oficial. Escolha uma do menu.',
    'BR-CL-24': 'Um anexo é um ficheiro PDF, PNG, JPEG, CSV, Excel ou OpenDocument.',
    'BR-CL-25': 'O esquema de um endereço eletrónico não está na lista oficial.',
    'BR-CL-26': 'O esquema do local de entrega não está na lista oficial (ISO 6523).',
    'PEPPOL-COMMON-R040': 'O Global Location Number não está correto. Compare os algarismos.',
    'PEPPOL-COMMON-R041':
      'O número de organização norueguês não está correto. Compare os algarismos.',
    'PEPPOL-COMMON-R043': 'O número de empresa belga não está correto. Compare os algarismos.',
    'PEPPOL-COMMON-R049': 'O número de organização sueco não está correto. Compare os algarismos.',
    'IT-R-001':
      'O seu código fiscal italiano tem de 11 a 16 letras e algarismos. Corrija-o nas definições.',
    'IT-R-002': 'Indique nas definições a rua da sua morada.',
    'IT-R-003': 'Indique nas definições a localidade da sua morada.',
    'IT-R-004': 'Indique nas definições o código postal da sua morada.',
    'NL-R-001':
      'Uma nota de crédito neerlandesa menciona a fatura que retifica. Acrescente o número.',
    'NL-R-002': 'Indique nas definições a rua, o código postal e a localidade da sua morada.',
    'NL-R-003': 'Indique nas definições o seu número KvK (esquema 0106) ou OIN (esquema 0190).',
    'NL-R-004': 'Indique a rua, o código postal e a localidade da morada do cliente.',
    'NL-R-005': 'O número de registo do cliente é um número KvK ou um OIN.',
    'NL-R-007': 'Indique como quer ser pago.',
    'NL-R-008':
      'Entre partes neerlandesas, escolha transferência, cartão, débito direto ou acordo permanente.',
    'NL-R-009':
      'Uma linha menciona uma linha de encomenda: acrescente o número da encomenda à fatura.',
    'BR-TMP-2': 'O endereço do anexo é um endereço web completo, como https://…',
    'BDX-VAT-01':
      'Indique o IVA também na sua moeda: escolha-a em «Imposto numa segunda moeda» (Diretiva 2006/112/CE, art. 230.º).',
    'BDX-VAT-02':
      'Indique o IVA também em euros, ao câmbio mensal do Ministério das Finanças alemão: «Imposto numa segunda moeda» (§ 16 (6) UStG, Diretiva 2006/112/CE, art. 230.º).',
    'BDX-VAT-03':
      'Indique o IVA também em libras: escolha GBP em «Imposto numa segunda moeda» (VAT Regulations 1995, reg. 14(1)).',
    'BDX-VAT-04':
      'Indique o IVA também em zlótis: escolha PLN em «Imposto numa segunda moeda» (art. 106e(11) da lei polaca do IVA).',
    'BDX-VAT-05':
      'Indique o IVA também em coroas norueguesas: escolha NOK em «Imposto numa segunda moeda» (bokføringsforskriften § 5-1-1 n.º 6).',
    'BDX-TAX-01':
      'Esta empresa não está registada para o imposto e não o pode liquidar. Escolha uma linha sem imposto ou registe-se nas definições.',
    'BDX-TAX-02':
      'Qual está certo: o imposto da linha ou o do lugar da operação? Para o primeiro, diga o que é fornecido e onde se realiza; para o segundo, use o imposto proposto.',
    'BDX-TAX-03':
      'Peça o número de IVA do cliente: sem ele esta venda é tributada como a um particular.',
    'BDX-TAX-04': 'Indique nas definições o seu número de IVA: esta venda é declarada com ele.',
    'BDX-TAX-05':
      'Esta taxa não está em vigor no dia da operação. Escolha uma que esteja, ou corrija o dia da operação.',
    'BDX-TAX-06':
      'O certificado de isenção do cliente não abrange este estado ou este dia: peça um válido ou liquide o imposto.',
    'BDX-TAX-07':
      'Indique nas definições o seu número de IVA: uma fatura que liquida o imposto menciona-o.',
    'BDX-PAY-01':
      'O prazo de pagamento é mais longo do que esta lei permite, salvo acordo expresso e não abusivo.',
    'BDX-PAY-02': 'Este documento está sujeito a imposto do selo. Cobre-o ao cliente ou suporte-o.',
    'BDX-PAY-03':
      'Este cliente não retém este imposto: pela lei, aplica-se a empresas e entidades públicas do seu país.',
    'BDX-PAY-04':
      'Acima de 15.000 PLN com imposto, esta lei quer as palavras do pagamento fracionado se algo disto for bens ou serviços do anexo 15. Acrescente-as, ou deixe assim se nada o for.',
    'BDX-LANG-01':
      'Esta lei quer em neerlandês as faturas de vendedores da Flandres: uma fatura sem neerlandês a um cliente na Bélgica é nula.',
    'BDX-DOC-01':
      'Esta lei quer na fatura a morada completa de uma empresa: complete os dados do cliente.',
    'BDX-DOC-02':
      'Esta lei quer na fatura o número de uma empresa: acrescente-o ao cliente, ou defina o cliente como particular.',
    'BDX-DOC-03':
      'Sem estes dados do cliente, esta é uma fatura simplificada, que esta lei permite para um valor tão baixo. O cliente pode pedir uma completa.',
    'BDX-DOC-04':
      'O número desta empresa foi pedido e não chegou. Por esta lei a fatura pode seguir sem ele: guarde outra prova e retifique a fatura quando chegar.',
    'BDX-DOC-05':
      'Esta lei quer nesta fatura o número de IVA de uma empresa que o tenha: peça-o ao cliente.',
    'BDX-FMT-01':
      'O formato que este cliente pediu não tem lugar para o arredondamento deste documento: a fatura eletrónica é feita segundo a EN 16931.',
    'BDX-FMT-02':
      'As entidades públicas alemãs recebem o XRechnung pelo seu Leitweg-ID como referência do comprador. Aqui falta ou está mal escrito: peça-o ao cliente.',
    'BDX-SELF-01':
      'Acorde com o fornecedor que é você quem faz as faturas dele e registe o acordo no cliente: esta lei quere-o antes da primeira.',
    'BDX-SELF-02':
      'Não se conhece nenhuma lei sobre autofaturação para o país deste fornecedor: peça ao fornecedor a fatura dele.',
    'BDX-SELF-03':
      'Por esta lei, só o fornecedor pode retificar a sua fatura: peça-lhe uma nota de crédito.',
    'BDX-IN-01':
      'Indique nas definições o seu GSTIN: uma fatura fiscal indiana tem de o mencionar.',
    'BDX-IN-02':
      'Acrescente o estado à morada do cliente: é o lugar da operação e decide entre CGST + SGST e IGST.',
    'BDX-IN-03': 'Acrescente o código HSN ou SAC do artigo (4, 6 ou 8 algarismos).',
    'BDX-IN-04':
      'Na Índia, o número de uma fatura tem no máximo 16 caracteres: letras, algarismos, - e /, sem começar por 0, - ou /. Altere o padrão dos números nas definições.',
    'BDX-IN-05': 'O GSTIN do cliente não tem a forma correta: 15 caracteres como 27AAPFU0939F1ZV.',
    'BDX-IN-06':
      'Acrescente o estado à morada de entrega: bens que ficam na Índia não são exportação, e o estado decide entre CGST + SGST e IGST.',
  },
}

/** The messages of the rules in Portuguese, to the owner of a small business. */
export const ruleTexts: RuleTexts = assemble(templates)
