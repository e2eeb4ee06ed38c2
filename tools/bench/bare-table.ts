import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** Typesets a heading and a table of so many rows as PDF/A-3, another one each time: the least that a document could cost. */
export function bareTable(count: number): (run: number) => void {
  const compiler = NodeCompiler.create({ workspace: '/paper' })
  return run => {
    const rows = Array.from(
      { length: count },
      (_, i) => `[Service ${run} ${i}], [1], [138.66], [20 %]`,
    )
    const text = `= Invoice ${run}\n#table(columns: 4, ${rows.join(', ')})`
    compiler.addSource('/paper/bare.typ', `#set document(title: "Invoice")\n${text}`)
    compiler.pdf(
      { mainFilePath: '/paper/bare.typ' },
      { pdfStandard: 'a-3a', pdfTags: true, creationTimestamp: 1 },
    )
    compiler.evictCache(0)
  }
}
