export { createDraftSlot, hasDraft } from './editorDrafts';
