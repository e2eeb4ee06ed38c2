import { type RuleTexts, type MessageTemplates, assemble } from './assemble.ts'
import { national } from './national/es.ts'
import { own } from './own/es.ts'

const SELLER_TAX = 'Añada en Ajustes su NIF-IVA o su número fiscal'
const SENDER = 'Pida al emisor un documento correcto.'

const templates: MessageTemplates = {
  national,
  own,
  parties: {
    S: `${SELLER_TAX}: una factura con IVA debe indicarlo.`,
    Z: `${SELLER_TAX}: una factura a tipo cero debe indicarlo.`,
    E: `${SELLER_TAX}: una factura exenta debe indicarlo.`,
    AE: 'Con inversión del sujeto pasivo la factura nombra a ambos: su número fiscal y el NIF-IVA o número de registro del cliente.',
    K: 'Una entrega intracomunitaria sin IVA indica los dos NIF-IVA: el suyo (Ajustes) y el del cliente.',
    G: 'Añada en Ajustes su NIF-IVA: una factura de exportación debe indicarlo.',
    O: 'Una factura no sujeta al IVA no debe mostrar NIF-IVA. Quítelos o elija otra categoría de impuesto.',
    L: `${SELLER_TAX}: una factura con IGIC debe indicarlo.`,
    M: `${SELLER_TAX}: una factura con IPSI debe indicarlo.`,
  },
  rates: {
    S: 'Una línea sujeta necesita un tipo superior al 0 %. Para 0 %, elija «tipo cero» o «exenta».',
    Z: 'Una línea a tipo cero debe tener 0 %.',
    E: 'Una línea exenta debe tener 0 %.',
    AE: 'Con inversión del sujeto pasivo el IVA lo declara el cliente: ponga el tipo al 0 %.',
    K: 'Una entrega intracomunitaria sin IVA debe tener 0 %.',
    G: 'Una exportación debe tener 0 %.',
    O: 'Una línea no sujeta no tiene tipo: deje 0.',
    L: 'Un tipo de IGIC no puede ser negativo.',
    M: 'Un tipo de IPSI no puede ser negativo.',
  },
  reasons: {
    S: 'Una línea sujeta no debe dar motivo de exención. Bórrelo o elija otra categoría.',
    Z: 'Una línea a tipo cero no debe dar motivo de exención. Bórrelo o elija «exenta».',
    E: 'Diga por qué está exenta de IVA: elija un motivo o escríbalo.',
    AE: 'Añada el motivo «Inversión del sujeto pasivo»: la factura debe decir por qué no lleva IVA.',
    K: 'Añada el motivo «Entrega intracomunitaria»: la factura debe decir por qué no lleva IVA.',
    G: 'Añada el motivo «Exportación fuera de la UE»: la factura debe decir por qué no lleva IVA.',
    O: 'Añada el motivo «No sujeta al IVA»: la factura debe decir por qué no lleva IVA.',
    L: 'Una línea con IGIC no debe dar motivo de exención. Bórrelo.',
    M: 'Una línea con IPSI no debe dar motivo de exención. Bórrelo.',
  },
  subtotals: {
    missing: `Falta el subtotal de IVA de una categoría usada, o hay de más. ${SENDER}`,
    taxable: `Una base imponible no es la suma de lo que lleva ese impuesto. ${SENDER}`,
    tax: `Una cuota de IVA no es la base por el tipo. ${SENDER}`,
  },
  decimals:
    'Una factura estructurada lleva dos decimales como mucho. Cambie precios o cantidades para que ningún importe necesite un tercero.',
  german: {
    '1': 'Diga cómo quiere cobrar: una factura alemana necesita datos de pago, como su cuenta.',
    '2': 'Añada en Ajustes una persona de contacto con teléfono y correo: las facturas alemanas la nombran.',
    '3': 'Añada en Ajustes la ciudad de su dirección.',
    '4': 'Añada en Ajustes el código postal de su dirección.',
    '5': 'Añada en Ajustes el nombre de una persona o departamento de contacto.',
    '6': 'Añada en Ajustes un teléfono de contacto.',
    '7': 'Añada en Ajustes un correo de contacto.',
    '8': 'Añada la ciudad de la dirección del cliente.',
    '9': 'Añada el código postal de la dirección del cliente.',
    '10': 'Añada la ciudad de la dirección de entrega.',
    '11': 'Añada el código postal de la dirección de entrega.',
    '15': 'Añada la referencia del comprador: las autoridades alemanas exigen su Leitweg-ID. Pídasela al cliente.',
    '16': `${SELLER_TAX}: una factura alemana debe indicar uno de los dos.`,
    '17': 'Este tipo de documento no es usual en Alemania. Use factura, factura rectificativa o abono.',
    '18': 'Escriba el descuento por pronto pago a la alemana: #SKONTO#TAGE=14#PROZENT=2.00# en una línea propia, con salto de línea detrás.',
    '19': 'El IBAN de su cuenta no es correcto. Compárelo con su extracto.',
    '20': 'El IBAN de la cuenta de cargo no es correcto. Pídaselo otra vez al cliente.',
    '21': 'La especificación no es la de XRechnung 3.0. Elija el perfil XRechnung.',
    '22': 'Dos adjuntos tienen el mismo nombre. Cambie uno.',
    '23-a': 'Añada la cuenta bancaria: se paga por transferencia.',
    '23-b': 'Se paga por transferencia: quite la tarjeta o la domiciliación.',
    '24-a': 'Añada los datos de la tarjeta: se paga con tarjeta.',
    '24-b': 'Se paga con tarjeta: quite la cuenta o la domiciliación.',
    '25-a': 'Añada los datos de la domiciliación: así se paga.',
    '25-b': 'Se paga por domiciliación: quite la cuenta o la tarjeta.',
    '26': 'Una factura rectificativa debería nombrar la que corrige. Añada su número.',
    '27': 'El teléfono de contacto debería tener al menos tres cifras.',
    '28': 'El correo de contacto no parece correcto. Revíselo en Ajustes.',
    '30': 'Añada su identificador de acreedor: una domiciliación lo necesita.',
    '31': 'Añada la cuenta del cliente que se cargará: una domiciliación la necesita.',
    'TMP-32': 'Añada la fecha de entrega o servicio, o el período facturado.',
  },
  french: {
    '01_BT-1-1':
      'El número de factura pasa de 35 caracteres. Acorte el patrón de numeración en Ajustes.',
    '02_BT-1':
      'En Francia un número de factura solo lleva letras, cifras y + - _ /, sin espacios. Cambie el patrón en Ajustes.',
    '02_BT-25':
      'El número de la factura anterior solo lleva letras, cifras y + - _ /, 35 como mucho.',
    '04_BT-3':
      'Este tipo de documento no se admite en Francia. Use factura, factura rectificativa o abono.',
    '05_BT-22-1':
      'Añada la nota de la indemnización de 40 € por gastos de cobro (código PMT): la ley francesa la exige.',
    '05_BT-22-2': 'Añada la nota de recargos por demora (código PMD): la ley francesa la exige.',
    '05_BT-22-3':
      'Añada la nota de descuento por pronto pago, o de que no lo hay (código AAB): la ley francesa la exige.',
    '06_BT-21-1': 'La nota de gastos de cobro (PMT) solo puede estar una vez. Quite las demás.',
    '06_BT-21-2': 'La nota de recargos (PMD) solo puede estar una vez. Quite las demás.',
    '06_BT-21-3': 'La nota de pronto pago (AAB) solo puede estar una vez. Quite las demás.',
    '06_BT-21-4': 'La nota de grupo fiscal (TXD) solo puede estar una vez. Quite las demás.',
    '08_BT-23': 'Diga qué se factura: bienes, servicios o ambos (B1, S1, M1 …).',
    '09_BT-29': 'Su SIRET debe tener 14 cifras y empezar por su SIREN. Corríjalo en Ajustes.',
    '09_BT-46': 'El SIRET del cliente debe tener 14 cifras y empezar por su SIREN.',
    '10_BT-30': 'Añada en Ajustes su SIREN (9 cifras): una factura francesa debe indicarlo.',
    '11_BT-47':
      'Añada el SIREN del cliente (9 cifras): una factura entre empresas francesas debe indicarlo.',
    '12_BT-49': 'Añada la dirección electrónica de facturación del cliente.',
    '13_BT-34': 'Añada en Ajustes su dirección electrónica de facturación.',
    '15_BT-151':
      'IGIC, IPSI y el pago fraccionado italiano no existen en Francia. Elija otra categoría.',
    '16_BT-152': 'No es un tipo de IVA francés. Elija 20, 10, 5,5, 2,1 o 0 %.',
    '20_BT-21':
      'La nota con código BAR es una de: B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE, ARCHIVEONLY.',
    '21_BT-49':
      'La dirección del cliente debe ser la del directorio francés: esquema 0225, que empieza por su SIREN.',
    '22_BT-34':
      'Su dirección debe ser la del directorio francés: esquema 0225, que empieza por su SIREN.',
    '23_BT-34': 'Su dirección electrónica tiene caracteres no permitidos o más de 125.',
    '23_BT-49': 'La dirección electrónica del cliente tiene caracteres no permitidos o más de 125.',
    '31_BT-21': 'Las notas con código BAR se contradicen. Deje una.',
    'CO-03_BT-3': 'Un descuento global necesita número de contrato y período con sus dos fechas.',
    'CO-04_BT-3': 'Una factura rectificativa nombra una sola anterior, con número y fecha.',
    'CO-05_BT-3': 'Un abono nombra la factura que corrige, con número y fecha.',
    'CO-07_BT-9': 'El vencimiento es anterior a la fecha de factura. Muévalo.',
    'CO-08_BT-23': 'Una factura final tras anticipo no puede ser de anticipo. Elija otro tipo.',
    'CO-09_BT-23-1': 'La factura consta como pagada: lo pagado debe igualar el total.',
    'CO-09_BT-23-3': 'La factura consta como pagada: ponga el vencimiento en el día del pago.',
    'CO-10_BT-29': 'Cada uno de sus otros identificadores necesita un esquema, sin repetir.',
    'CO-10_BT-46': 'Cada identificador del cliente necesita un esquema, sin repetir.',
    'CO-10_BT-60': 'El identificador del beneficiario necesita un esquema.',
    'CO-10_BT-71': 'El identificador del lugar de entrega necesita un esquema.',
    'CO-12_BT-5':
      'Una factura en otra moneda da también el IVA en euros. Ponga EUR como moneda fiscal, con su cambio.',
    'DEC-02_BT-129': 'En Francia una cantidad tiene cuatro decimales como mucho.',
    'DEC-02_BT-149': 'En Francia la cantidad base del precio tiene cuatro decimales como mucho.',
    'DEC-03_BT-146': 'En Francia un precio tiene seis decimales como mucho y no es negativo.',
  },
  peppol: {
    R001: 'Elija el proceso de negocio: Peppol debe conocerlo.',
    R003: 'Añada la referencia del comprador o el número de pedido: Peppol exige uno. Pregunte al cliente.',
    R004: 'La especificación no es la de Peppol BIS Billing 3. Elija el perfil Peppol.',
    R005: 'La moneda fiscal debe ser distinta de la de la factura. Quítela o cámbiela.',
    R007: 'El proceso de negocio no es de Peppol. Elija el perfil Peppol.',
    R010: 'Añada la dirección electrónica del cliente: sin ella Peppol no puede entregar.',
    R020: 'Añada en Ajustes su dirección electrónica: sin ella Peppol no puede entregar.',
    R040: 'El descuento o cargo no es su porcentaje de la base. Corrija uno de los tres.',
    R041: 'Añada la base sobre la que va el porcentaje.',
    R042: 'Añada el porcentaje o quite la base.',
    R046: 'El precio debe ser el precio antes de descuento menos el descuento. Corrija uno de los tres.',
    R061: 'Añada la referencia del mandato: una domiciliación la necesita.',
    R110: 'El período de la línea empieza antes que el de la factura. Amplíe o reduzca.',
    R111: 'El período de la línea acaba después que el de la factura. Amplíe o reduzca.',
    R120: 'En esta moneda sin decimales, precio por cantidad debe ser entero, con 0,02 de margen.',
    R121: 'El precio debe valer para una cantidad mayor que cero, como 1 o 100.',
    P0100: 'Peppol no acepta este tipo de documento. Use factura o abono.',
    P0104: 'El motivo habla de exportación: elija la categoría «exportación».',
    P0105: 'El motivo dice «no sujeta»: elija esa categoría.',
    P0106: 'El motivo habla de entrega intracomunitaria: elija esa categoría.',
    P0107: 'El motivo dice «inversión del sujeto pasivo»: elija esa categoría.',
    P0108: 'Este motivo va con la categoría «exenta»: elíjala.',
    P0109: 'Este motivo va con la categoría «exenta»: elíjala.',
    P0110: 'Este motivo va con la categoría «exenta»: elíjala.',
    P0111: 'Este motivo va con la categoría «exenta»: elíjala.',
    P0112:
      'Las facturas parciales y rectificativas son solo entre dos partes alemanas. Use factura o abono.',
  },
  rules: {
    'BR-01': 'Elija un perfil: la factura debe decir qué especificación sigue.',
    'BR-02': 'La factura aún no tiene número. Lo recibe al emitirla.',
    'BR-03': 'Ponga la fecha de la factura.',
    'BR-04': 'Elija el tipo de documento: factura o abono.',
    'BR-05': 'Elija la moneda de la factura.',
    'BR-06': 'Añada en Ajustes la razón social de su empresa.',
    'BR-07': 'Añada el nombre del cliente.',
    'BR-08': 'Añada en Ajustes su dirección.',
    'BR-09': 'Añada en Ajustes el país de su dirección.',
    'BR-10': 'Añada la dirección del cliente.',
    'BR-11': 'Añada el país de la dirección del cliente.',
    'BR-12': 'El documento no da la suma de sus líneas.',
    'BR-13': 'El documento no da su total sin IVA.',
    'BR-14': 'El documento no da su total con IVA.',
    'BR-15': 'El documento no da el importe a pagar.',
    'BR-16': 'Añada al menos una línea a la factura.',
    'BR-17': 'Añada el nombre del beneficiario, o quítelo si es usted.',
    'BR-18': 'Añada el nombre de su representante fiscal.',
    'BR-19': 'Añada la dirección de su representante fiscal.',
    'BR-20': 'Añada el país de su representante fiscal.',
    'BR-21': 'Numere la línea.',
    'BR-22': 'Ponga la cantidad de la línea.',
    'BR-23': 'Elija la unidad: piezas, horas, días …',
    'BR-24': 'La línea no da importe neto.',
    'BR-25': 'Diga qué vende: la línea no tiene nombre.',
    'BR-26': 'Ponga el precio de la línea.',
    'BR-27':
      'Un precio no puede ser negativo. Para una devolución ponga la cantidad negativa o un descuento.',
    'BR-28': 'El precio antes de descuento no puede ser negativo.',
    'BR-29': 'El período de la factura acaba antes de empezar. Corrija una de las fechas.',
    'BR-30': 'El período de la línea acaba antes de empezar. Corrija una de las fechas.',
    'BR-31': 'Ponga el importe del descuento.',
    'BR-32': 'Elija la categoría de impuesto del descuento.',
    'BR-33': 'Dé un motivo al descuento, como «Fidelidad».',
    'BR-36': 'Ponga el importe del cargo.',
    'BR-37': 'Elija la categoría de impuesto del cargo.',
    'BR-38': 'Dé un motivo al cargo, como «Envío».',
    'BR-41': 'Ponga el importe del descuento de la línea.',
    'BR-42': 'Dé un motivo al descuento de la línea.',
    'BR-43': 'Ponga el importe del cargo de la línea.',
    'BR-44': 'Dé un motivo al cargo de la línea.',
    'BR-45': `Un subtotal de IVA no da su base. ${SENDER}`,
    'BR-46': `Un subtotal de IVA no da su cuota. ${SENDER}`,
    'BR-47': `Un subtotal de IVA no da su categoría. ${SENDER}`,
    'BR-48': `Un subtotal de IVA no da su tipo. ${SENDER}`,
    'BR-49': 'Elija cómo quiere cobrar.',
    'BR-50': 'Añada el IBAN o el número de cuenta.',
    'BR-51': 'No muestre el número de tarjeta entero: bastan las cuatro últimas cifras.',
    'BR-52': 'Dé una referencia al adjunto, como un número.',
    'BR-53': 'El documento nombra una moneda fiscal, pero no el IVA en ella.',
    'BR-54': 'Cada propiedad del artículo necesita nombre y valor.',
    'BR-55': 'Añada el número de la factura anterior.',
    'BR-56': 'Añada el NIF-IVA de su representante fiscal.',
    'BR-57': 'Añada el país de la dirección de entrega.',
    'BR-61': 'Añada su cuenta bancaria: el cliente debe pagar por transferencia.',
    'BR-62': 'Elija en Ajustes el esquema de su dirección electrónica.',
    'BR-63': 'Elija el esquema de la dirección electrónica del cliente.',
    'BR-64': 'Elija el esquema del código estándar del artículo, como GTIN.',
    'BR-65': 'Elija la lista de la que viene el código de clasificación.',
    'BR-CO-03': 'Dé la fecha de devengo o su código, no ambos.',
    'BR-CO-04': 'Elija la categoría de impuesto de la línea.',
    'BR-CO-09': 'Un NIF-IVA empieza por las dos letras de su país, como ES o FR. Corríjalo.',
    'BR-CO-10': `La suma de las líneas no cuadra. ${SENDER}`,
    'BR-CO-11': `La suma de los descuentos no cuadra. ${SENDER}`,
    'BR-CO-12': `La suma de los cargos no cuadra. ${SENDER}`,
    'BR-CO-13': `El total sin IVA no es líneas menos descuentos más cargos. ${SENDER}`,
    'BR-CO-14': `El total de IVA no es la suma de sus partes. ${SENDER}`,
    'BR-CO-15': `El total con IVA no es neto más IVA. ${SENDER}`,
    'BR-CO-16': `El importe a pagar no es el total menos lo pagado. ${SENDER}`,
    'BR-CO-17': `Una cuota de IVA no es la base por el tipo. ${SENDER}`,
    'BR-CO-18': `El documento no tiene desglose de IVA. ${SENDER}`,
    'BR-CO-19': 'Dé un inicio o un fin al período de la factura, o quítelo.',
    'BR-CO-20': 'Dé un inicio o un fin al período de la línea, o quítelo.',
    'BR-CO-26':
      'Añada en Ajustes su número de registro o NIF-IVA, para que el cliente le identifique.',
    'BR-O-11':
      'Lo no sujeto al IVA no puede ir con otros subtotales de IVA en una factura. Haga dos.',
    'BR-O-12': 'Lo no sujeto al IVA no puede ir con líneas sujetas en una factura. Haga dos.',
    'BR-O-13':
      'Lo no sujeto al IVA no puede ir con un descuento sujeto en una factura. Elija «Como las líneas» como impuesto.',
    'BR-O-14':
      'Lo no sujeto al IVA no puede ir con un cargo sujeto en una factura. Elija «Como las líneas» como impuesto.',
    'BR-IC-11':
      'Añada la fecha de entrega o el período: una entrega intracomunitaria dice cuándo fue.',
    'BR-IC-12':
      'Añada la dirección de entrega con su país: una entrega intracomunitaria dice adónde fue.',
    'BR-B-01':
      'El pago fraccionado de IVA solo existe entre partes italianas. Elija otra categoría.',
    'BR-B-02':
      'El pago fraccionado italiano no puede ir con líneas de tipo normal. Haga dos facturas.',
    'BR-CL-01': 'Este tipo de documento no está en la lista oficial. Use factura o abono.',
    'BR-CL-04': 'La moneda no está en la lista oficial (ISO 4217).',
    'BR-CL-05': 'La moneda fiscal no está en la lista oficial (ISO 4217).',
    'BR-CL-06': 'El código de devengo no está en la lista oficial.',
    'BR-CL-10': 'El esquema de un identificador no está en la lista oficial (ISO 6523).',
    'BR-CL-11': 'El esquema de un número de registro no está en la lista oficial (ISO 6523).',
    'BR-CL-13': 'La lista del código de clasificación no es oficial.',
    'BR-CL-14': 'Un país no está en la lista oficial (ISO 3166).',
    'BR-CL-15': 'El país de origen no está en la lista oficial (ISO 3166).',
    'BR-CL-16': 'El medio de pago no está en la lista oficial.',
    'BR-CL-19': 'El código del motivo de descuento no está en la lista oficial.',
    'BR-CL-20': 'El código del motivo de cargo no está en la lista oficial.',
    'BR-CL-21':
      'El esquema del código estándar del artículo no está en la lista oficial (ISO 6523).',
    'BR-CL-22': 'El código del motivo de exención no está en la lista oficial (VATEX).',
    'BR-CL-23': 'La unidad no está en la lista oficial. Elija una del menú.',
    'BR-CL-24': 'Un adjunto es PDF, PNG, JPEG, CSV, Excel u OpenDocument.',
    'BR-CL-25': 'El esquema de una dirección electrónica no está en la lista oficial.',
    'BR-CL-26': 'El esquema del lugar de entrega no está en la lista oficial (ISO 6523).',
    'PEPPOL-COMMON-R040': 'El GLN no es correcto. Compare sus cifras.',
    'PEPPOL-COMMON-R041': 'El número de organización noruego no es correcto. Compare sus cifras.',
    'PEPPOL-COMMON-R043': 'El número de empresa belga no es correcto. Compare sus cifras.',
    'PEPPOL-COMMON-R049': 'El número de organización sueco no es correcto. Compare sus cifras.',
    'IT-R-001': 'Su código fiscal italiano tiene de 11 a 16 letras y cifras. Corríjalo en Ajustes.',
    'IT-R-002': 'Añada en Ajustes la calle de su dirección.',
    'IT-R-003': 'Añada en Ajustes la ciudad de su dirección.',
    'IT-R-004': 'Añada en Ajustes el código postal de su dirección.',
    'NL-R-001': 'Un abono neerlandés nombra la factura que corrige. Añada su número.',
    'NL-R-002': 'Añada en Ajustes calle, código postal y ciudad de su dirección.',
    'NL-R-003': 'Añada en Ajustes su número KVK (esquema 0106) u OIN (esquema 0190).',
    'NL-R-004': 'Añada calle, código postal y ciudad de la dirección del cliente.',
    'NL-R-005': 'El número de registro del cliente debe ser un KVK o un OIN.',
    'NL-R-007': 'Diga cómo quiere cobrar.',
    'NL-R-008':
      'Entre partes neerlandesas elija transferencia, tarjeta, domiciliación o acuerdo permanente.',
    'NL-R-009': 'Una línea nombra una línea de pedido: añada el número de pedido a la factura.',
    'BR-TMP-2': 'La dirección del adjunto debe ser una dirección web completa, como https://…',
    'BDX-VAT-01':
      'Indique también el IVA en su propia moneda: elíjala en «Impuesto en una segunda moneda» (Directiva 2006/112/CE, art. 230).',
    'BDX-VAT-02':
      'Indique también el IVA en euros, al cambio mensual del Ministerio Federal de Finanzas: «Impuesto en una segunda moneda» (§ 16.6 UStG, Directiva 2006/112/CE, art. 230).',
    'BDX-VAT-03':
      'Indique también el IVA en libras esterlinas: elija GBP en «Impuesto en una segunda moneda» (VAT Regulations 1995, reg. 14(1)).',
    'BDX-VAT-04':
      'Indique también el IVA en zlotys: elija PLN en «Impuesto en una segunda moneda» (art. 106e.11 de la ley polaca del IVA).',
    'BDX-VAT-05':
      'Indique también el IVA en coronas: elija NOK en «Impuesto en una segunda moneda» (bokføringsforskriften § 5-1-1 n.º 6).',
    'BDX-TAX-01':
      'La empresa no está registrada para este impuesto y no puede cobrarlo. Elija una línea sin impuesto o cámbielo en Ajustes.',
    'BDX-TAX-02':
      '¿Cuál es correcto: el impuesto de la línea o el del lugar de la operación? Si es el primero, indique qué se suministra y dónde tiene lugar; si es el segundo, use el impuesto propuesto.',
    'BDX-TAX-03': 'Pida el NIF-IVA del cliente: sin él, la venta tributa como a un particular.',
    'BDX-TAX-04': 'Añada su NIF-IVA en Ajustes: esta venta se declara con él.',
    'BDX-TAX-05':
      'Este tipo no está en vigor el día de la operación. Elija uno que lo esté o corrija el día de la operación.',
    'BDX-TAX-06':
      'El certificado de exención del cliente no cubre este estado o este día: pida uno válido o cobre el impuesto.',
    'BDX-TAX-07': 'Añada su número de IVA en Ajustes: una factura con IVA debe indicarlo.',
    'BDX-PAY-01':
      'El plazo de pago supera lo que permite esta ley, salvo pacto expreso y no abusivo.',
    'BDX-PAY-02':
      'Este documento está sujeto a impuesto de timbre. Repercútalo al cliente o asúmalo usted.',
    'BDX-PAY-03':
      'Este cliente no retiene este impuesto: la ley se refiere a empresas y administraciones de su país.',
    'BDX-PAY-04':
      'Por encima de 15 000 PLN con impuestos esta ley exige la mención del pago dividido si algo es un bien o servicio del anexo 15. Añádala, o déjelo si no lo es.',
    'BDX-DOC-01':
      'Esta ley exige en la factura la dirección completa de una empresa: complete el cliente.',
    'BDX-DOC-02':
      'Esta ley exige en la factura el número de una empresa: añádalo al cliente o indique que es un particular.',
    'BDX-DOC-03':
      'Sin estos datos del cliente es una factura simplificada, que esta ley permite para un importe tan pequeño. El cliente puede pedir una completa.',
    'BDX-DOC-04':
      'El número de esta empresa se ha pedido. Por esta ley la factura puede salir sin él: guarde otra prueba y corrija la factura cuando llegue.',
    'BDX-DOC-05':
      'Esta ley exige en esta factura el número de IVA de una empresa que lo tenga: pídaselo al cliente.',
    'BDX-FMT-01':
      'El formato que pidió este cliente no admite el redondeo de este documento: la factura electrónica se crea como EN 16931.',
    'BDX-FMT-02':
      'Los compradores públicos alemanes reciben XRechnung con su Leitweg-ID como referencia del comprador. Falta o tiene un error: pídasela al cliente.',
    'BDX-LANG-01':
      'Esta ley exige en neerlandés las facturas de los vendedores de Flandes: una factura sin neerlandés a un cliente en Bélgica es nula.',
    'BDX-SELF-01':
      'Acuerde con el proveedor que usted expide sus facturas y anote el acuerdo en su ficha de cliente: esta ley lo exige antes de la primera.',
    'BDX-SELF-02':
      'No se conoce ninguna ley sobre la facturación por el destinatario en el país de este proveedor: pídale su propia factura.',
    'BDX-SELF-03':
      'Según esta ley, solo el proveedor puede rectificar su factura: pídale una factura rectificativa.',
    'BDX-IN-01': 'Añada en Ajustes su GSTIN: una factura fiscal india debe indicarlo.',
    'BDX-IN-02':
      'Añada el estado a la dirección del cliente: ese lugar decide entre CGST + SGST e IGST.',
    'BDX-IN-03':
      'Añada el código HSN o SAC del artículo (4, 6 u 8 cifras). Para un cliente no registrado, solo si su volumen del año pasado superó 5 crores ₹.',
    'BDX-IN-04':
      'En India un número de factura tiene 16 caracteres como mucho: letras, cifras, - y /, sin empezar por 0, - o /. Cambie el patrón.',
    'BDX-IN-05':
      'El GSTIN del cliente no tiene la forma debida: 15 caracteres como 27AAPFU0939F1ZV.',
    'BDX-IN-06':
      'Añada el estado a la dirección de entrega: los bienes que se quedan en la India no se exportan, y el estado decide entre CGST + SGST e IGST.',
  },
}

/** The messages of the rules in Spanish. */
export const ruleTexts: RuleTexts = assemble(templates)
