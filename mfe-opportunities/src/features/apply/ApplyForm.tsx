import { Button, Checkbox, FieldHint, Lead, Row, Stack } from '@athenaeum/shared-ui';
import { DraftStatus, ErrorSummary } from '@athenaeum/shared-ui/forms';
import { useId } from 'react';
import { useOpportunitiesOwnDocumentsQuery } from './apply.api';
import { DocumentField } from './DocumentField';
import { PitchField } from './PitchField';
import type { Application } from './useApplication';

interface ApplyFormProps {
  role: string;
  application: Application;
  onClose: () => void;
}

/** Her CV, a bio if she has one, her pitch, and that all of it is true. What Apply waits for stands beside it. */
export function ApplyForm({ role, application, onClose }: ApplyFormProps) {
  const { form, draft, upload, nameOf, isUploading, submit } = application;
  const missingId = useId();
  const { data } = useOpportunitiesOwnDocumentsQuery({});
  const files = { upload, nameOf, documents: data?.me?.data?.documents ?? [] };
  const [cv, accepted] = form.watch(['cv', 'accepted']);
  const missing = [
    isUploading && 'wait until your file is here',
    !cv && !isUploading && 'attach your CV',
    !accepted && 'confirm that your information is complete and accurate',
  ].filter(Boolean);

  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={24}>
        <Lead>{role}</Lead>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <DocumentField label="CV" {...form.chosen('cv')} {...files} />
        <DocumentField label="Bio" optional {...form.chosen('bio')} {...files} />
        <PitchField {...form.field('pitch')} text={form.watch('pitch') ?? ''} />
        <Checkbox label={ACCEPTANCE} {...form.field('accepted')} />
        <Row $between>
          <DraftStatus draft={draft} />
          <Row>
            <Button look="quiet" onClick={onClose}>
              Not now
            </Button>
            <Button
              type="submit"
              disabled={missing.length > 0}
              loading={form.isSending}
              aria-describedby={missing.length > 0 ? missingId : undefined}
            >
              {form.isSending ? 'Sending your application' : 'Apply'}
            </Button>
          </Row>
        </Row>
        <FieldHint id={missingId} role="status">
          {missing.length > 0 && `To apply, ${missing.join(' and ')}.`}
        </FieldHint>
      </Stack>
    </form>
  );
}

const ACCEPTANCE =
  'I confirm that this information is complete and accurate, and understand that it is not vetted before it is sent.';
