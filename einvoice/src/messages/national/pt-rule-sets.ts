import type { MessageTemplates } from '../assemble.ts'

export const SELLER_TAX = 'Indique nas definições o seu número de IVA ou número fiscal'

/** Of XRechnung, of France and of Peppol. */
export const ruleSets: Pick<MessageTemplates, 'german' | 'french' | 'peppol'> = {
  german: {
    '1': 'Indique como quer ser pago: uma fatura alemã precisa de dados de pagamento, como a sua conta bancária.',
    '2': 'Indique nas definições uma pessoa de contacto com telefone e e-mail: as faturas alemãs têm de a mencionar.',
    '3': 'Indique nas definições a localidade da sua morada.',
    '4': 'Indique nas definições o código postal da sua morada.',
    '5': 'Indique nas definições o nome de uma pessoa ou departamento de contacto.',
    '6': 'Indique nas definições um telefone de contacto.',
    '7': 'Indique nas definições um e-mail de contacto.',
    '8': 'Indique a localidade da morada do cliente.',
    '9': 'Indique o código postal da morada do cliente.',
    '10': 'Indique a localidade da morada de entrega.',
    '11': 'Indique o código postal da morada de entrega.',
    '15': 'Indique a referência do comprador: as entidades públicas alemãs exigem aqui o seu Leitweg-ID. Peça-o ao cliente.',
    '16': `${SELLER_TAX}: uma fatura alemã tem de mencionar um deles.`,
    '17': 'Este tipo de documento não é habitual na Alemanha. Use uma fatura, uma fatura retificativa ou uma nota de crédito.',
    '18': 'Escreva o desconto por pagamento antecipado na notação alemã, por exemplo #SKONTO#TAGE=14#PROZENT=2.00# numa linha própria, com uma mudança de linha no fim.',
    '19': 'O IBAN da sua conta não está correto. Compare-o com o seu extrato bancário.',
    '20': 'O IBAN da conta do cliente a debitar não está correto. Volte a pedi-lo ao cliente.',
    '22': 'Dois anexos têm o mesmo nome de ficheiro. Mude o nome de um deles.',
    '23-a': 'Acrescente a conta bancária a creditar: o meio de pagamento é a transferência.',
    '23-b': 'O meio de pagamento é a transferência: remova os dados do cartão ou do débito direto.',
    '24-a': 'Acrescente os dados do cartão: o meio de pagamento é o cartão.',
    '24-b': 'O meio de pagamento é o cartão: remova a conta bancária ou o débito direto.',
    '25-a': 'Acrescente os dados do débito direto: o meio de pagamento é o débito direto.',
    '25-b': 'O meio de pagamento é o débito direto: remova a conta bancária ou o cartão.',
    '26': 'Uma fatura retificativa menciona a fatura que retifica. Acrescente o número.',
    '27': 'O telefone de contacto tem pelo menos três algarismos.',
    '28': 'O e-mail de contacto não parece correto. Verifique-o nas definições.',
    '30': 'Indique o seu identificador de credor: um débito direto precisa dele.',
    '31': 'Acrescente a conta do cliente a debitar: um débito direto precisa dela.',
    '21': 'A especificação não é a do XRechnung 3.0. Escolha o perfil XRechnung.',
    'TMP-32': 'Acrescente a data da entrega ou do serviço, ou o período a que a fatura respeita.',
  },
  french: {
    '01_BT-1-1':
      'O número da fatura tem mais de 35 caracteres. Encurte o padrão dos números nas definições.',
    '02_BT-1':
      'Em França, o número de uma fatura só pode ter letras, algarismos e + - _ /, sem espaços. Altere o padrão dos números nas definições.',
    '02_BT-25':
      'O número da fatura anterior só pode ter letras, algarismos e + - _ /, no máximo 35 caracteres.',
    '04_BT-3':
      'Este tipo de documento não é permitido em França. Use uma fatura, uma fatura retificativa ou uma nota de crédito.',
    '05_BT-22-1':
      'Acrescente a menção da indemnização fixa de 40 € por custos de cobrança (código PMT): a lei francesa exige-a.',
    '05_BT-22-2':
      'Acrescente a menção das penalizações por atraso (código PMD): a lei francesa exige-a.',
    '05_BT-22-3':
      'Acrescente a menção do desconto por pagamento antecipado, ou de que não há (código AAB): a lei francesa exige-a.',
    '06_BT-21-1':
      'A menção dos custos de cobrança (código PMT) só pode constar uma vez. Remova as outras.',
    '06_BT-21-2':
      'A menção das penalizações por atraso (código PMD) só pode constar uma vez. Remova as outras.',
    '06_BT-21-3':
      'A menção do desconto por pagamento antecipado (código AAB) só pode constar uma vez. Remova as outras.',
    '06_BT-21-4':
      'A menção do grupo de IVA (código TXD) só pode constar uma vez. Remova as outras.',
    '08_BT-23': 'Indique o que é faturado: bens, serviços ou ambos (B1, S1, M1 …).',
    '09_BT-29': 'O seu SIRET tem 14 algarismos e começa pelo seu SIREN. Corrija-o nas definições.',
    '09_BT-46': 'O SIRET do cliente tem 14 algarismos e começa pelo SIREN.',
    '10_BT-30':
      'Indique nas definições o seu SIREN (9 algarismos): uma fatura francesa tem de o mencionar.',
    '11_BT-47':
      'Indique o SIREN (9 algarismos) do cliente: uma fatura entre empresas francesas tem de o mencionar.',
    '12_BT-49': 'Indique o endereço de faturação eletrónica do cliente.',
    '13_BT-34': 'Indique nas definições o seu endereço de faturação eletrónica.',
    '15_BT-151':
      'Os impostos das Canárias, de Ceuta e Melilha e o pagamento fracionado italiano não existem em França. Escolha outra categoria de imposto.',
    '16_BT-152': 'Esta não é uma taxa de IVA francesa. Escolha 20, 10, 5,5, 2,1 ou 0%.',
    '20_BT-21':
      'A menção com o código BAR é uma de B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE, ARCHIVEONLY.',
    '21_BT-49':
      'O endereço eletrónico do cliente é o seu endereço no diretório francês: esquema 0225, a começar pelo SIREN.',
    '22_BT-34':
      'O seu endereço eletrónico é o seu endereço no diretório francês: esquema 0225, a começar pelo seu SIREN.',
    '23_BT-34':
      'O seu endereço eletrónico tem caracteres não permitidos ou mais de 125 caracteres.',
    '23_BT-49':
      'O endereço eletrónico do cliente tem caracteres não permitidos ou mais de 125 caracteres.',
    '31_BT-21': 'As menções com o código BAR contradizem-se. Mantenha uma.',
    'CO-03_BT-3':
      'Um desconto global precisa do número do contrato e do período a que respeita, com ambas as datas.',
    'CO-04_BT-3':
      'Uma fatura retificativa menciona exatamente uma fatura anterior, com número e data.',
    'CO-05_BT-3': 'Uma nota de crédito menciona a fatura que retifica, com número e data.',
    'CO-07_BT-9': 'A data de vencimento é anterior à data da fatura. Altere-a.',
    'CO-08_BT-23':
      'Uma fatura posterior a um adiantamento não pode ser ela própria de adiantamento. Escolha outro tipo.',
    'CO-09_BT-23-1': 'A fatura está marcada como paga: o valor pago tem de ser igual ao total.',
    'CO-09_BT-23-3':
      'A fatura está marcada como paga: ponha a data de vencimento no dia do pagamento.',
    'CO-10_BT-29':
      'Cada um dos seus identificadores adicionais precisa de um esquema, e nenhum esquema pode repetir-se.',
    'CO-10_BT-46':
      'Cada identificador do cliente precisa de um esquema, e nenhum esquema pode repetir-se.',
    'CO-10_BT-60': 'O identificador do beneficiário precisa de um esquema.',
    'CO-10_BT-71': 'O identificador do local de entrega precisa de um esquema.',
    'CO-12_BT-5':
      'Uma fatura noutra moeda indica o IVA também em euros. Defina EUR como moeda do imposto, com a taxa de câmbio.',
    'DEC-02_BT-129': 'Em França, uma quantidade tem no máximo quatro casas decimais.',
    'DEC-02_BT-149':
      'Em França, a quantidade a que um preço se refere tem no máximo quatro casas decimais.',
    'DEC-03_BT-146':
      'Em França, um preço tem no máximo seis casas decimais e não pode ser negativo.',
  },
  peppol: {
    R001: 'Escolha o processo de negócio: o Peppol precisa de o saber.',
    R003: 'Acrescente uma referência do comprador ou o número da encomenda: o Peppol precisa de uma das duas. Pergunte ao cliente qual.',
    R004: 'A especificação não é a do Peppol BIS Billing 3. Escolha o perfil Peppol.',
    R005: 'A moeda do imposto é diferente da moeda da fatura. Remova-a ou escolha outra.',
    R007: 'O processo de negócio não é do Peppol. Escolha o perfil Peppol.',
    R010: 'Indique o endereço eletrónico do cliente: sem ele o Peppol não pode entregar.',
    R020: 'Indique nas definições o seu endereço eletrónico: sem ele o Peppol não pode entregar.',
    R040: 'O desconto ou encargo não é igual à sua percentagem da base. Corrija um dos três.',
    R041: 'Acrescente o valor base da percentagem.',
    R042: 'Acrescente a percentagem ou remova o valor base.',
    R046: 'O preço é o preço antes do desconto menos o desconto. Corrija um dos três.',
    R061: 'Acrescente a referência da autorização: um débito direto precisa dela.',
    R110: 'O período da linha começa antes do período da fatura. Alargue um ou reduza o outro.',
    R111: 'O período da linha termina depois do período da fatura. Alargue um ou reduza o outro.',
    R120: 'Nesta moeda os valores não têm casas decimais: o preço vezes a quantidade é um número inteiro, ou difere no máximo 0,02.',
    R121: 'O preço refere-se a uma quantidade superior a zero, como 1 ou 100.',
    P0100: 'O Peppol não aceita este tipo de documento. Use uma fatura ou uma nota de crédito.',
    P0104: 'O motivo de isenção fala de exportação: escolha a categoria de imposto «exportação».',
    P0105:
      'O motivo de isenção diz «não sujeito a IVA»: escolha a categoria de imposto «fora do âmbito».',
    P0106: 'O motivo de isenção fala de uma transmissão na UE: escolha essa categoria de imposto.',
    P0107: 'O motivo de isenção diz «autoliquidação»: escolha essa categoria de imposto.',
    P0108: 'Este motivo pertence à categoria de imposto «isento»: escolha-a.',
    P0109: 'Este motivo pertence à categoria de imposto «isento»: escolha-a.',
    P0110: 'Este motivo pertence à categoria de imposto «isento»: escolha-a.',
    P0111: 'Este motivo pertence à categoria de imposto «isento»: escolha-a.',
    P0112:
      'As faturas parciais e retificativas são só entre duas partes alemãs. Use uma fatura ou uma nota de crédito.',
  },
}
