import { quoteAcceptance } from '@bordereau/contract/quotes'
import { readSignature } from '@bordereau/domain/quote/signature'

type SignedForm = {
  readonly name: string
  readonly signature: string
  readonly options: readonly string[]
}

/** undefined without a name. A drawing that is not one of ours is left out: the name is the signature. */
export function signedForm(form: URLSearchParams): SignedForm | undefined {
  const read = quoteAcceptance.safeParse({
    name: form.get('name') ?? '',
    signature: form.get('signature') ?? '',
    options: form.getAll('option'),
  })
  if (!read.success || read.data.name === '') return undefined
  return { ...read.data, signature: readSignature(read.data.signature) ?? '' }
}
