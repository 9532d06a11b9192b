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
import { type DeskApplication, useOpportunitiesUpdateApplicationMutation } from './posting.api';

interface NotesProps {
  application: DeskApplication;
  /** Of who applied. */
  name: string;
}

/** What board support writes to itself about an application; what a colleague wrote meanwhile is never lost. */
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
    notify('Notes saved');
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
          Write a note<VisuallyHidden> about {name}</VisuallyHidden>
        </TextButton>
      </div>
    );
  return (
    <Stack $gap={8}>
      <TextArea
        label="Notes"
        aria-label={`Notes about ${name}`}
        hint="Read by board support and admins only."
        rows={2}
        max={APPLICATION_LIMITS.notes}
        // Pressed for: she writes at once.
        autoFocus={kept === ''}
        value={text}
        onChange={({ target }) => setMine({ text: target.value, version: mine?.version ?? version })}
      />
      {isConflict ? (
        <Notice
          tone="amber"
          title="Somebody else has written here meanwhile:"
          action={
            <TextButton
              onClick={() => {
                reset();
                setMine({ text: `${kept}\n\n${text}`.trim(), version });
              }}
            >
              Keep both
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
            Save notes
          </Button>
          <Button look="quiet" onClick={letGo}>
            Cancel
          </Button>
        </Row>
      )}
    </Stack>
  );
}
