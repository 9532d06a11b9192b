import { PORTFOLIO_LIMITS, PORTFOLIO_MESSAGES } from '@athenaeum/coaching-contract';
import { messageOf, uploadFile, useNotify, usePlatform } from '@athenaeum/shell-contract';
import { Button, FileUpload, Notice, Stack, TextArea, type Upload, UploadForm } from '@athenaeum/shared-ui';
import { type FormEvent, useState } from 'react';
import { useCoachingDeliverPortfolioMutation, useCoachingSendDraftMutation } from './portfolioDesk.api';
import { sendFilesText } from './portfolioDesk.messages';

interface SendFilesProps {
  id: string;
  what: 'draft' | 'files';
  member: string;
}

const MAX_BYTES = 10_000_000;

/** Uploads one draft with a note, or the final files, and sends them to the member. */
export function SendFiles({ id, what, member }: SendFilesProps) {
  const { apiBase } = usePlatform();
  const notify = useNotify();
  const [files, setFiles] = useState<readonly { id: string; name: string }[]>([]);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const [sendDraft, draft] = useCoachingSendDraftMutation();
  const [deliver, delivery] = useCoachingDeliverPortfolioMutation();
  const isDraft = what === 'draft';
  const { isLoading, error } = isDraft ? draft : delivery;

  const upload: Upload = async (file, how) => {
    const answer = await uploadFile(apiBase, 'profile-docs', file, how);
    return 'message' in answer ? answer : { id: answer.key, name: answer.name };
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const [first] = files;
    setMissing(!first);
    if (!first || isLoading) return;
    const answer = isDraft
      ? await sendDraft({ input: { id, key: first.id, note: note.trim() || null } })
      : await deliver({ input: { id, keys: files.map((file) => file.id) } });
    if (!answer.error)
      notify(isDraft ? sendFilesText.draftSent({ member }) : sendFilesText.delivered({ member }));
  };

  return (
    <UploadForm
      noValidate
      aria-label={isDraft ? sendFilesText.sendDraftTo({ member }) : sendFilesText.sendFilesTo({ member })}
      onSubmit={(event) => void send(event)}
    >
      <Stack>
        <FileUpload
          label={isDraft ? sendFilesText.draft : sendFilesText.files}
          accept={['application/pdf']}
          kinds={sendFilesText.kinds}
          maxBytes={MAX_BYTES}
          multiple={!isDraft}
          files={files}
          error={missing ? PORTFOLIO_MESSAGES.noFile : undefined}
          upload={upload}
          onUploaded={(file) => {
            setMissing(false);
            setFiles((before) => [...before, { id: file.id, name: file.name }]);
          }}
          onDelete={(file) => setFiles((before) => before.filter((one) => one.id !== file.id))}
        />
        {isDraft && (
          <TextArea
            label={sendFilesText.note}
            optional
            rows={3}
            max={PORTFOLIO_LIMITS.note}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
        {error && (
          <Notice tone="vermilion" title={isDraft ? sendFilesText.draftFailed : sendFilesText.filesFailed}>
            {messageOf(error)}
          </Notice>
        )}
        <div>
          <Button type="submit" loading={isLoading}>
            {isDraft ? sendFilesText.sendDraft : sendFilesText.deliver}
          </Button>
        </div>
      </Stack>
    </UploadForm>
  );
}
