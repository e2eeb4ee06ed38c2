/** A sample CSV file: its headings are recognised, and its rows import without errors. */
export type ImportSample = {
  readonly name: string
  /** The fields of its columns, required ones first. */
  readonly fields: readonly string[]
  readonly csv: string
}

export const CUSTOMER_SAMPLE: ImportSample = {
  name: 'customers.csv',
  fields: [
    'name',
    'country',
    'line1',
    'postCode',
    'city',
    'vatNumber',
    'email',
    'currency',
    'language',
    'dueDays',
  ],
  csv: lines(
    'name,country,street,post code,city,vat number,email,currency,language,due days',
    'Müller & Söhne GmbH,DE,Hauptstraße 1,10115,Berlin,DE136695976,rechnung@mueller.example,EUR,de,14',
    'Boulangerie du Port,FR,3 quai de la Fosse,44000,Nantes,,compta@port.example,EUR,fr,30',
    'Zielona Kawka Sp. z o.o.,PL,ul. Długa 12,31-147,Kraków,,faktury@kawka.example,PLN,pl,14',
  ),
}

export const ITEM_SAMPLE: ImportSample = {
  name: 'items.csv',
  fields: ['name', 'code', 'description', 'unit', 'price', 'currency', 'supply'],
  csv: lines(
    'name,code,description,unit,price,currency,type',
    'Graphic design,DESIGN,Sketches and final files,hour,82.00,EUR,service',
    'Poster A2,POSTER-A2,Matt paper 170 g,piece,12.50,EUR,goods',
    'Website care,CARE,"Updates, backups and one hour of changes",month,95.00,EUR,service',
  ),
}

function lines(...rows: readonly string[]): string {
  return `${rows.join('\r\n')}\r\n`
}
