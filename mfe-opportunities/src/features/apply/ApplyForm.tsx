import { Button, Checkbox, FieldHint, Lead, Row, Stack, UploadForm } from '@athenaeum/shared-ui';
import { DraftStatus, ErrorSummary } from '@athenaeum/shared-ui/forms';
import { useId } from 'react';
import { useOpportunitiesOwnDocumentsQuery } from './apply.api';
import { applyFormText } from './applyForm.messages';
import { DocumentField } from './DocumentField';
import { PitchField } from './PitchField';
import type { Application } from './useApplication';

interface ApplyFormProps {
  role: string;
  application: Application;
  onClose: () => void;
}

/** CV, an optional bio, pitch, and the confirmation that all of it is true. What is missing before Apply is shown beside it. */
export function ApplyForm({ role, application, onClose }: ApplyFormProps) {
  const { form, draft, upload, nameOf, isUploading, submit } = application;
  const missingId = useId();
  const { data } = useOpportunitiesOwnDocumentsQuery({});
  const files = { upload, nameOf, documents: data?.me?.data?.documents ?? [] };
  const [cv, accepted] = form.watch(['cv', 'accepted']);
  const missing = whatIsMissing({ isUploading, hasCv: Boolean(cv), isAccepted: accepted });

  return (
    <UploadForm noValidate onSubmit={submit}>
      <Stack $gap={24}>
        <Lead>{role}</Lead>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <DocumentField label={applyFormText.cv} {...form.chosen('cv')} {...files} />
        <DocumentField label={applyFormText.bio} optional {...form.chosen('bio')} {...files} />
        <PitchField {...form.field('pitch')} text={form.watch('pitch') ?? ''} />
        <Checkbox label={applyFormText.acceptance} {...form.field('accepted')} />
        <Row $between>
          <DraftStatus draft={draft} />
          <Row>
            <Button look="quiet" onClick={onClose}>
              {applyFormText.notNow}
            </Button>
            <Button
              type="submit"
              disabled={missing !== null}
              loading={form.isSending}
              aria-describedby={missing === null ? undefined : missingId}
            >
              {form.isSending ? applyFormText.sending : applyFormText.apply}
            </Button>
          </Row>
        </Row>
        <FieldHint id={missingId} role="status">
          {missing}
        </FieldHint>
      </Stack>
    </UploadForm>
  );
}

interface Readiness {
  isUploading: boolean;
  hasCv: boolean;
  isAccepted: boolean;
}

/** A sentence on what is missing before Apply; null when nothing is. */
function whatIsMissing({ isUploading, hasCv, isAccepted }: Readiness): string | null {
  // With the CV there, a bio that is still uploading does not block Apply: the form waits for it on submit.
  if (!hasCv && isUploading) return isAccepted ? applyFormText.uploading : applyFormText.uploadingAndConfirm;
  if (!hasCv) return isAccepted ? applyFormText.attach : applyFormText.attachAndConfirm;
  return isAccepted ? null : applyFormText.confirm;
}
