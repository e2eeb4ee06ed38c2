import { getCustomerReminders, setCustomerReminders } from '@bordereau/contract/reminders'
import { refuse } from '@bordereau/domain/decision'
import { levelProblem } from '@bordereau/domain/reminder/plan'
import { findCustomer } from '../customers/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { findCustomerReminders, saveCustomerReminders } from './store.ts'

export const getCustomerRemindersRoute = workspaceRoute(
  getCustomerReminders,
  async ({ tx, member: { workspaceId }, query: { customerId } }) => {
    if (!(await findCustomer(tx, workspaceId, customerId))) return refuse('not_found')
    const plan = await findCustomerReminders(tx, workspaceId, customerId)
    return respond({ plan: plan?.by === 'levels' ? { ...plan, levels: [...plan.levels] } : plan })
  },
)

export const setCustomerRemindersRoute = workspaceRoute(
  setCustomerReminders,
  async ({ tx, member: { workspaceId }, query: { customerId }, input: { plan } }) => {
    if (!(await findCustomer(tx, workspaceId, customerId))) return refuse('not_found')
    const problem = plan?.by === 'levels' ? levelProblem(plan.levels) : undefined
    if (problem !== undefined)
      return refuse('bad_request', { issues: [{ path: 'plan.levels', message: problem }] })
    await saveCustomerReminders(tx, workspaceId, customerId, plan)
    return respond({})
  },
)
