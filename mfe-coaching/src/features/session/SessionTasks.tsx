import { messageOf, useNotify } from '@athenaeum/shell-contract';
import {
  Checkbox,
  formatDay,
  Hint,
  IconButton,
  PlusIcon,
  Section,
  TextButton,
  XIcon,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { SessionTaskFragment } from './__generated__/session';
import type { Party } from './partyOf';
import {
  type Session,
  useCoachingMarkSessionTaskMutation,
  useCoachingRemoveSessionTaskMutation,
} from './session.api';
import { sessionTasksText } from './session.messages';
import { SessionTaskForm } from './SessionTaskForm';

/** What the member has decided to do; both can add to it and tick it off. */
export function SessionTasks({ session, party }: { session: Session; party: Party }) {
  const [isAdding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const tasks = session.tasks ?? [];
  const backToAdd = () => {
    // The button takes the place of the form before it takes its focus.
    flushSync(() => setAdding(false));
    add.current?.focus();
  };
  return (
    <Section
      title={party.isCoach ? sessionTasksText.titleForCoach({ name: party.first }) : sessionTasksText.title}
    >
      {tasks.length === 0 && <Hint>{sessionTasksText.none}</Hint>}
      <Tasks>
        {tasks.map((task) => (
          <Task key={task.id} sessionId={session.id} task={task} onGone={() => add.current?.focus()} />
        ))}
      </Tasks>
      {isAdding ? (
        <SessionTaskForm
          sessionId={session.id}
          label={
            party.isCoach ? sessionTasksText.labelForCoach({ name: party.first }) : sessionTasksText.label
          }
          onClose={backToAdd}
        />
      ) : (
        <TextButton ref={add} onClick={() => setAdding(true)}>
          <PlusIcon size={18} />
          {sessionTasksText.add}
        </TextButton>
      )}
    </Section>
  );
}

interface TaskProps {
  sessionId: string;
  task: SessionTaskFragment;
  onGone: () => void;
}

/** Ticked with an optimistic update, which is reverted with a reason on failure. */
function Task({ sessionId, task, onGone }: TaskProps) {
  const notify = useNotify();
  const [mark, marking] = useCoachingMarkSessionTaskMutation();
  const [remove, removing] = useCoachingRemoveSessionTaskMutation();
  const wish = marking.isLoading ? marking.originalArgs?.input.is_done : undefined;
  const isDone = wish ?? task.done_at !== null;

  const change = async (is_done: boolean) => {
    const { error } = await mark({ input: { id: sessionId, task_id: task.id, is_done } });
    if (error) notify(`${sessionTasksText.notMarked} ${messageOf(error)}`);
  };
  const takeAway = async () => {
    const { error } = await remove({ input: { id: sessionId, task_id: task.id } });
    if (error) notify(`${sessionTasksText.notRemoved} ${messageOf(error)}`);
    else onGone();
  };

  return (
    <Line $done={isDone}>
      <Checkbox label={task.text} checked={isDone} onChange={({ target }) => void change(target.checked)} />
      <Hint>
        {isDone ? sessionTasksText.done : task.due && formatDay(Date.parse(`${task.due}T12:00Z`), 'UTC')}
      </Hint>
      <IconButton
        label={sessionTasksText.remove({ text: task.text })}
        icon={<XIcon />}
        disabled={removing.isLoading}
        onClick={() => void takeAway()}
      />
    </Line>
  );
}

const Tasks = styled.ul``;

const Line = styled.li<{ $done: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${token.space[8]};
  align-items: center;
  border-bottom: 1px solid ${token.color.line};

  & > div {
    padding-block: ${token.space[4]};
    overflow-wrap: anywhere;
  }

  & > p {
    white-space: nowrap;
  }

  ${({ $done }) => $done && `& label > span { color: ${token.color.ink3}; text-decoration: line-through; }`}
`;
