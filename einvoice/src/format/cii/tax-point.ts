/** BT-8: the codes of UNTDID 2005 that UBL and our model use, in UNTDID 2475 that CII uses. */
export const TAX_POINT_CODES: ReadonlyMap<string, string> = new Map([
  ['3', '5'],
  ['35', '29'],
  ['432', '72'],
])
