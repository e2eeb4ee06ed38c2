import type { Company } from '@bordereau/contract/company'
import {
  type MailServerInput,
  deleteMailServer,
  getMailServer,
  putMailServer,
} from '@bordereau/contract/mail-server'
import { getMe } from '@bordereau/contract/session'
import { useMutation } from '../../data/query.ts'
import type { SubmitResult } from '../../form/form.ts'
import { useCompanyForm } from './use-company-form.ts'

/** Saves how messages leave. */
export function useMailServer(company: Company) {
  const query = { workspaceId: company.workspaceId }
  const put = useMutation(putMailServer, { invalidates: [getMailServer, getMe] })
  const removal = useMutation(deleteMailServer, { invalidates: [getMailServer, getMe] })
  const form = useCompanyForm(company)
  const others = company.setAside.filter(task => task !== 'mail')
  return {
    pending: put.pending || removal.pending || form.state === 'saving',
    refused: put.refused ?? removal.refused ?? form.refused,
    save: async (server: MailServerInput): Promise<SubmitResult> => {
      const response = await put.mutate({ query, body: server })
      return response.ok ? form.attempt({ setAside: others }) : response
    },
    /** The person sends messages without the application; a stored server is forgotten. True when it was saved. */
    sendMyself: async (): Promise<boolean> => {
      const response = await removal.mutate({ query })
      return response.ok && form.save({ setAside: [...others, 'mail'] })
    },
  }
}
