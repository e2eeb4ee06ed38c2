/**
 * Names of the units without a symbol in the languages that only documents have: one, and the plural. They are apart from
 * unit.ts, which pages of the interface load.
 */
const NAMES = {
  nl: {
    C62: ['stuk', 'stuks'],
    DAY: ['dag', 'dagen'],
    WEE: ['week', 'weken'],
    MON: ['maand', 'maanden'],
    ANN: ['jaar', 'jaar'],
    QAN: ['kwartaal', 'kwartalen'],
    LS: ['forfait', 'forfaits'],
    E48: ['dienst', 'diensten'],
    E49: ['werkdag', 'werkdagen'],
    E51: ['opdracht', 'opdrachten'],
    IE: ['persoon', 'personen'],
    SET: ['set', 'sets'],
    PR: ['paar', 'paar'],
    DZN: ['dozijn', 'dozijn'],
    KT: ['pakket', 'pakketten'],
    XBX: ['doos', 'dozen'],
    XCT: ['karton', 'kartons'],
    XPK: ['pak', 'pakken'],
    XPX: ['pallet', 'pallets'],
    XBG: ['zak', 'zakken'],
    XBO: ['fles', 'flessen'],
    XRO: ['rol', 'rollen'],
    ZP: ['pagina', 'pagina’s'],
    D68: ['woord', 'woorden'],
  },
  pt: {
    C62: ['unidade', 'unidades'],
    DAY: ['dia', 'dias'],
    WEE: ['semana', 'semanas'],
    MON: ['mês', 'meses'],
    ANN: ['ano', 'anos'],
    QAN: ['trimestre', 'trimestres'],
    LS: ['valor global', 'valores globais'],
    E48: ['serviço', 'serviços'],
    E49: ['dia útil', 'dias úteis'],
    E51: ['trabalho', 'trabalhos'],
    IE: ['pessoa', 'pessoas'],
    SET: ['conjunto', 'conjuntos'],
    PR: ['par', 'pares'],
    DZN: ['dúzia', 'dúzias'],
    KT: ['kit', 'kits'],
    XBX: ['caixa', 'caixas'],
    XCT: ['cartão', 'cartões'],
    XPK: ['embalagem', 'embalagens'],
    XPX: ['palete', 'paletes'],
    XBG: ['saco', 'sacos'],
    XBO: ['garrafa', 'garrafas'],
    XRO: ['rolo', 'rolos'],
    ZP: ['página', 'páginas'],
    D68: ['palavra', 'palavras'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>>

type Names = Readonly<Record<string, readonly [one: string, other: string] | undefined>>

/** The names of all units without a symbol in a language (primary tag); undefined: unit.ts has them, or none. */
export function unitNamesIn(language: string): Names | undefined {
  const names: Readonly<Record<string, Names>> = NAMES
  return names[language]
}
