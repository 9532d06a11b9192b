export { forgetDrafts, readDraft, writeDraft } from './draftStore';
export { DraftStatus } from './DraftStatus';
export { type ErrorEntry, errorEntries } from './errorEntries';
export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary';
export { fieldId } from './fieldId';
export { type FieldMessages, type Refusal, setServerErrors } from './setServerErrors';
export { type KeptDraft, useDraft } from './useDraft';
export { type FormSchema, type SendResult, useZodForm, type ZodForm } from './useZodForm';
export { Controller, useFieldArray, useWatch } from 'react-hook-form';
