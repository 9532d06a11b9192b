import { isApiError, messageOf, useNotify } from '@athenaeum/shell-contract';
import {
  Button,
  Notice,
  PencilIcon,
  Row,
  Stack,
  TextArea,
  TextButton,
  VisuallyHidden,
} from '@athenaeum/shared-ui';
import { APPLICATION_LIMITS } from '@athenaeum/opportunities-contract';
import { useState } from 'react';
import { commonText } from '../../components/common.messages';
import { type DeskApplication, useOpportunitiesUpdateApplicationMutation } from './posting.api';
import { postingText } from './posting.messages';

interface NotesProps {
  application: DeskApplication;
  /** The applicant's name. */
  name: string;
}

/** Board support's notes on an application; concurrent notes of colleagues are kept. */
export function Notes({ application: { id, notes, notes_version }, name }: NotesProps) {
  const notify = useNotify();
  const [save, { isLoading, error, reset }] = useOpportunitiesUpdateApplicationMutation();
  const [mine, setMine] = useState<{ text: string; version: number } | null>(null);
  const kept = notes ?? '';
  const version = notes_version ?? 0;
  const text = mine?.text ?? kept;
  const isConflict =
    isApiError(error) && error.code === 'CONFLICT' && mine !== null && mine.version !== version;

  const send = async () => {
    if (!mine) return;
    const answer = await save({ input: { id, notes: mine.text, version: mine.version } });
    if (answer.error) return;
    setMine(null);
    notify(postingText.notesSaved);
  };
  const letGo = () => {
    reset();
    setMine(null);
  };

  if (!mine && kept === '')
    return (
      <div>
        <TextButton onClick={() => setMine({ text: '', version })}>
          <PencilIcon size={16} />
          {postingText.writeNote}
          <VisuallyHidden> {postingText.noteAbout({ name })}</VisuallyHidden>
        </TextButton>
      </div>
    );
  return (
    <Stack $gap={8}>
      <TextArea
        label={postingText.notes}
        aria-label={postingText.notesAbout({ name })}
        hint={postingText.notesHint}
        rows={2}
        max={APPLICATION_LIMITS.notes}
        // Opened by a button, so it is focused.
        autoFocus={kept === ''}
        value={text}
        onChange={({ target }) => setMine({ text: target.value, version: mine?.version ?? version })}
      />
      {isConflict ? (
        <Notice
          tone="amber"
          title={postingText.notesConflict}
          action={
            <TextButton
              onClick={() => {
                reset();
                setMine({ text: `${kept}\n\n${text}`.trim(), version });
              }}
            >
              {postingText.keepBoth}
            </TextButton>
          }
        >
          {kept}
        </Notice>
      ) : (
        error && <Notice tone="vermilion">{messageOf(error)}</Notice>
      )}
      {mine && (mine.text !== kept || kept === '') && (
        <Row>
          <Button
            look="outlined"
            loading={isLoading}
            disabled={isConflict || text === kept}
            onClick={() => void send()}
          >
            {postingText.saveNotes}
          </Button>
          <Button look="quiet" onClick={letGo}>
            {commonText.cancel}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
