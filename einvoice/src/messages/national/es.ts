import type { NationalMessages } from './national.ts'

export const national: NationalMessages = {
  identifier:
    'El número no tiene la forma, o el dígito de control, que pide su esquema. Compárelo con el original.',
  addressScheme:
    'Peppol no entrega a direcciones electrónicas de este tipo, como las de correo electrónico. Añada una dirección de Peppol.',
  oldDobra: 'Peppol no conoce la moneda STD. Use STN.',
  dutchAgent: 'Añada calle, código postal y ciudad del representante fiscal.',
  greekNumber:
    'En Peppol, una factura griega se numera por número fiscal, fecha, sucursal, tipo, serie y número, separados por |.',
  greekNames:
    'En Peppol, un vendedor griego indica los nombres comerciales de ambas partes. Añada el que falta.',
  greekVat: 'Un número de IVA griego es EL y nueve cifras válidas. Compárelo.',
  greekMark:
    'Peppol solo acepta una factura griega con su marca de myDATA (M.AR.K) como documento justificativo.',
  greekPage:
    'En Peppol, una factura griega indica una sola vez su página en Hacienda, con su dirección web.',
  greekAddress:
    'En Peppol, una empresa griega se identifica por su número fiscal (esquema 9933, nueve cifras).',
  danishRegister:
    'Una empresa danesa se identifica por su número CVR con el esquema 0184. Añádalo o corrija el esquema.',
  danishIdentifiers:
    'Entre empresas danesas, un identificador indica su esquema. Añada el esquema o quite el identificador.',
  danishCreditNote:
    'Una nota de crédito danesa no puede ser inferior a cero. Revise los signos de sus líneas.',
  danishMeans:
    'Dinamarca no admite este medio de pago. Elija transferencia, tarjeta o domiciliación.',
  danishPayment:
    'Para este medio de pago, Dinamarca pide la cuenta y la referencia de pago en su propia forma.',
  danishClasses: 'En Dinamarca, las clases UNSPSC llevan la versión 19.05.01 o 26.08.01.',
  danishDuty:
    'Con el motivo ZZZ, Dinamarca pide las cuatro cifras de un impuesto, o su nombre con un # dentro.',
  swedishVat: 'Un número de IVA sueco es SE y doce cifras. Compárelo.',
  swedishRegister: 'Un número de organización sueco tiene diez cifras válidas. Compárelo.',
  swedishTax:
    'En Peppol, el registro fiscal de un vendedor sueco es «Godkänd för F-skatt», o se omite.',
  swedishRate:
    'Los tipos generales en Suecia son 25, 12 y 6 %. Elija uno de ellos u otra categoría de impuesto.',
  swedishGiro:
    'Una cuenta giro sueca se paga con el medio 30, con SE:BANKGIRO (7 u 8 cifras) o SE:PLUSGIRO (de 2 a 8 cifras).',
  norwegianVat: 'Un número de IVA noruego es NO, nueve cifras válidas y MVA. Compárelo.',
  norwegianRegister:
    'La mayoría de las empresas noruegas deben indicar «Foretaksregisteret» en sus facturas.',
  icelandicType: 'Un documento islandés es una factura (380) o una nota de crédito (381).',
  icelandicRegister:
    'Una empresa islandesa se identifica por su kennitala con el esquema 0196. Añádala.',
  icelandicAddress: 'Una dirección islandesa tiene calle y código postal. Añádalos.',
  icelandicAccount: 'Para este medio de pago, Islandia pide una cuenta de doce cifras.',
  icelandicDue:
    'El vencimiento final (EINDAGI) se escribe como 2026-12-31, con una fecha de vencimiento que no sea posterior.',
  thirdDecimal:
    'Un importe tiene un tercer decimal, que ninguna factura electrónica europea admite: solo se emitirá el PDF. Para tener también el XML, use precios con dos decimales.',
  sellerUnknown:
    'Sin su número de IVA no es posible una factura electrónica europea con este impuesto: solo se emitirá el PDF, sin XML.',
  lowRate:
    'Los validadores oficiales rechazan un tipo inferior al 0,5 %: solo se emitirá el PDF, sin XML.',
  igicAtZero:
    'Factur-X rechaza el IGIC al 0 %: el PDF se emitirá sin factura electrónica dentro. El archivo UBL es la factura electrónica.',
  severalPreceding:
    'Factur-X admite una sola factura anterior: el PDF se emitirá sin factura electrónica dentro. El archivo UBL es la factura electrónica.',
  severalTaxes:
    'Una línea con dos impuestos, como el IVA con recargo de equivalencia, no cabe en una factura electrónica europea, que tiene un solo tipo por línea. La factura se emite en PDF.',
  longCardNumber:
    'Factur-X rechaza números de tarjeta de más de diez caracteres: el PDF se emitirá sin factura electrónica dentro.',
  notInFlux2:
    'Sin archivo XML: las reglas francesas piden una dirección electrónica del comprador y tipos franceses aunque la ley no lo exija. Se emite el PDF.',
  frenchDates: 'Las fechas de una factura francesa van de 2000 a 2099. Corrija la fecha.',
  frenchAttachments:
    'Un adjunto se describe con un código de la lista (DOCUMENT_ANNEXE …), LISIBLE una sola vez.',
  frenchRouting:
    'Un código de enrutamiento tiene 100 caracteres como máximo: letras, cifras y + - _ .',
  frenchAddressLength: 'La dirección electrónica supera 125 caracteres. Acórtela.',
  frenchSiren: 'Un SIREN tiene exactamente nueve cifras. Corrija el número.',
  frenchPaid: 'A una factura marcada como pagada no le queda nada por pagar. Revise los importes.',
  frenchGroup: 'Un miembro de un sujeto pasivo único añade la nota TXD y el NIF-IVA del grupo.',
  frenchAmounts:
    'Un importe tiene 19 cifras como máximo con dos decimales; un tipo, cuatro como máximo.',
}
