import type { Route } from '../lib/route.ts'
import { createAccompanyingDocumentRoute } from './create-document.ts'
import { deleteAccompanyingDocumentRoute } from './delete-document.ts'
import { getAccompanyingFileRoute } from './get-file.ts'
import { listAccompanyingDocumentsRoute } from './list-documents.ts'
import { composeAccompanyingMailRoute, sendAccompanyingDocumentRoute } from './send-document.ts'

export const accompanyingDocumentRoutes: Route[] = [
  listAccompanyingDocumentsRoute,
  createAccompanyingDocumentRoute,
  getAccompanyingFileRoute,
  deleteAccompanyingDocumentRoute,
  composeAccompanyingMailRoute,
  sendAccompanyingDocumentRoute,
]
