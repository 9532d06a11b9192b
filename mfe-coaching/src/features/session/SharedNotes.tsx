import { messageOf, useNotify } from '@athenaeum/shell-contract';
import {
  Card,
  formatEventTime,
  Hint,
  IconButton,
  LockIcon,
  Stack,
  truncate,
  XIcon,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { OnScreen } from '../../components/OnScreen';
import type { SharedNoteFragment } from './__generated__/session';
import type { Party } from './partyOf';
import { type Session, useCoachingRemoveSharedNoteMutation } from './session.api';
import { sharedNotesText } from './session.messages';
import { SharedNoteForm } from './SharedNoteForm';

interface SharedNotesProps {
  session: Session;
  party: Party;
  isOver: boolean;
}

/** What member and coach write down together; each can add to it, and remove what is their own. */
export function SharedNotes({ session, party, isOver }: SharedNotesProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const notes = session.shared_notes ?? [];
  const last = notes.at(-1);
  return (
    <Paper as="section" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {sharedNotesText.title}
        </h2>
        {isOver && last ? (
          <Hint>{lastEdit(last, party)}</Hint>
        ) : (
          <Hint>
            <LockIcon size={16} />
            {sharedNotesText.both({ name: party.first })}
          </Hint>
        )}
      </Head>
      <Stack $gap={24}>
        {notes.length === 0 ? (
          <Hint>{sharedNotesText.none}</Hint>
        ) : (
          <Notes>
            {notes.map((note) => (
              <SharedNote
                key={note.id}
                sessionId={session.id}
                note={note}
                author={isOwn(note, party) ? sharedNotesText.you : party.first}
                isOwn={isOwn(note, party)}
                onGone={() => title.current?.focus()}
              />
            ))}
          </Notes>
        )}
        <OnScreen>
          <SharedNoteForm sessionId={session.id} />
        </OnScreen>
      </Stack>
    </Paper>
  );
}

interface SharedNoteProps {
  sessionId: string;
  note: SharedNoteFragment;
  author: string;
  isOwn: boolean;
  onGone: () => void;
}

function SharedNote({ sessionId, note, author, isOwn, onGone }: SharedNoteProps) {
  const notify = useNotify();
  const [remove, { isLoading }] = useCoachingRemoveSharedNoteMutation();

  const send = async () => {
    const { error } = await remove({ input: { id: sessionId, note_id: note.id } });
    if (error) return notify(`${sharedNotesText.notRemoved} ${messageOf(error)}`);
    notify(sharedNotesText.removed);
    onGone();
  };

  return (
    <li>
      <div>
        <Author>{author}</Author>
        <p>{note.text}</p>
      </div>
      {isOwn && (
        <IconButton
          label={sharedNotesText.remove({ text: truncate(note.text, 40) })}
          icon={<XIcon />}
          disabled={isLoading}
          onClick={() => void send()}
        />
      )}
    </li>
  );
}

const isOwn = ({ author }: SharedNoteFragment, { isCoach }: Party): boolean =>
  author === (isCoach ? 'coach' : 'member');

function lastEdit(note: SharedNoteFragment, party: Party): string {
  const { line, own, day } = formatEventTime({ start: note.created_at });
  const time = own ? `${day}, ${own}` : line;
  return isOwn(note, party)
    ? sharedNotesText.lastByYou({ time })
    : sharedNotesText.lastBy({ name: party.first, time });
}

const Paper = styled(Card)`
  padding: ${token.space[32]};

  ${media.under(768)} {
    padding: ${token.space[16]};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[24]};
  margin-bottom: ${token.space[16]};

  & > h2 {
    font-size: ${token.text[24]};

    &:focus {
      outline: none;
    }
  }

  & > p {
    display: flex;
    gap: ${token.space[4]};
    align-items: center;
  }

  & svg {
    flex: none;
  }
`;

const Notes = styled.ul`
  display: grid;
  gap: ${token.space[16]};

  & > li {
    display: flex;
    gap: ${token.space[16]};
    align-items: flex-start;
    justify-content: space-between;
  }

  & > li > div {
    max-width: 58ch;
    min-width: 0;
    font: ${token.weight.serif} ${token.text[20]} / 1.5 ${token.font.serif};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  ${media.under(768)} {
    & > li > div {
      font-size: 1.125rem;
    }
  }
`;

const Author = styled.strong`
  display: block;
  color: ${token.color.ink3};
  font: ${token.weight.strong} ${token.text[14]} / 1.4 ${token.font.sans};
`;
