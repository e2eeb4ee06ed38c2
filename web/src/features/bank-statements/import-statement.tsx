import { Button } from '@bordereau/ui/button/button'
import { FileDrop } from '@bordereau/ui/field/file-drop'
import { Checkbox } from '@bordereau/ui/field/toggle'
import { Stack } from '@bordereau/ui/layout/layout'
import { Modal } from '@bordereau/ui/overlay/modal'
import { Loading, Skeleton } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import { RefusalNotice } from '../../layout/refusal-notice.tsx'
import { AccountField } from './account-field.tsx'
import { statementRefusalMessage } from './file-refusal.ts'
import { ImportedStatements } from './imported-statements.tsx'
import { StatementColumns } from './statement-columns.tsx'
import { type StatementImport, useStatementImport } from './use-statement-import.ts'

/** The longest file that the server reads. */
const MAX_BYTES = 64_000_000
const ACCEPT =
  '.xml,.camt,.c53,.c52,.c54,.sta,.mt940,.940,.942,.txt,.ofx,.qfx,.qif,.csv,.tsv,.zip,.gz'

/** Imports a bank's file: the file, its columns where they are not known, and what was new in it. */
export function ImportStatement({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const state = useStatementImport()
  const { question, done } = state
  return (
    <Modal
      open
      onClose={onClose}
      title={t`Import a bank statement`}
      size="lg"
      closeOnOutside={false}
      foot={<Foot state={state} onClose={onClose} />}
    >
      <Stack gap={4}>
        <RefusalNotice refused={state.refused} messageOf={statementRefusalMessage} />
        {state.loading && (
          <Loading>
            <Skeleton height="16rem" />
          </Loading>
        )}
        {!state.loading && !done && !question && (
          <>
            <AccountField state={state} />
            <FileDrop
              label={t`Statement`}
              help={t`camt.052, camt.053, camt.054, MT940, MT942, OFX, QIF or CSV, as your bank offers it for download`}
              accept={ACCEPT}
              maxBytes={MAX_BYTES}
              icon="bank"
              disabled={state.pending}
              onFiles={([chosen]) => chosen && state.choose(chosen)}
            />
            {/* A company without an account imports only files that name theirs, whose columns are known. */}
            {state.accounts && state.accounts.length > 0 && (
              <Checkbox
                label={t`Show the rows before they are imported`}
                checked={state.isShown}
                onChange={isShown => state.set({ isShown })}
              />
            )}
          </>
        )}
        {!done && question && <StatementColumns state={state} question={question} />}
        {done && <ImportedStatements {...done} />}
      </Stack>
    </Modal>
  )
}

function Foot({ state, onClose }: { state: StatementImport; onClose: () => void }) {
  const { question, done, file } = state
  const isOfZip = !done && question?.file !== undefined
  return (
    <>
      {isOfZip && file ? (
        <Button look="quiet" disabled={state.pending} onClick={() => state.leaveOut(file)}>
          <Trans>Leave this file out</Trans>
        </Button>
      ) : (
        <Button look="quiet" onClick={done ? state.restart : onClose}>
          {done ? <Trans>Another file</Trans> : <Trans>Cancel</Trans>}
        </Button>
      )}
      {done && (
        <Button look="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      )}
      {question && !done && file && (
        <Button look="primary" busy={state.pending} onClick={() => state.send(file)}>
          <Trans>Import</Trans>
        </Button>
      )}
    </>
  )
}
