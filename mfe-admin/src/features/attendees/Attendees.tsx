import { ATTENDEE_LISTS, type AttendeeList } from '@athenaeum/content-contract';
import { messageOf, useNotify } from '@athenaeum/shell-contract';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Loading,
  Notice,
  SearchField,
  Skeleton,
  Stack,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { defineListView, ListTabs, ListTools, oneOf, useListView } from '../../components/list';
import { AttendanceCount } from './AttendanceCount';
import { AttendeeRow } from './AttendeeRow';
import { type AttendedSalon, type Attendee, useContentCheckInMutation } from './attendees.api';
import { DecideSeat, type Decision } from './DecideSeat';
import { ExportAttendees } from './ExportAttendees';
import { byName, named, personOf } from './person';
import { useAttendees } from './useAttendees';
import { WalkIn } from './WalkIn';

const attendeesView = defineListView({ list: oneOf(ATTENDEE_LISTS, 'attending') });
const NOBODY: Record<AttendeeList, string> = {
  attending: 'Nobody has a seat yet.',
  waiting: 'Nobody waits for a seat.',
  cancelled: 'Nobody has cancelled.',
};

/** Who comes to an event, and at the door who is there: found by a few letters, checked in with one press. */
export function Attendees({ salon }: { salon: AttendedSalon }) {
  const { now, change } = useListView(attendeesView);
  const notify = useNotify();
  const [words, setWords] = useState('');
  const [deciding, setDeciding] = useState<{ decision: Decision; attendee: Attendee } | null>(null);
  const { attendees, attendance, message, hasFailed, isPartial, isFetching, retry } = useAttendees(
    salon.id,
    now.list,
  );
  const [checkIn, { error }] = useContentCheckInMutation();
  const found = named(attendees ?? [], words);
  const shown = now.list === 'attending' ? found.sort(byName) : found;
  const isOpen = attendance?.is_open ?? false;

  const setHere = async (attendee: Attendee, here: boolean) => {
    const answer = await checkIn({ input: { id: attendee.id, here } });
    if (answer.error || !here) return;
    notify(`${personOf(attendee).name} is checked in`, {
      label: 'Undo',
      onPress: () => void checkIn({ input: { id: attendee.id, here: false } }),
    });
  };
  /** Enter in the search: when it can only be one, it is her. */
  const handleEnter = () => {
    const expected = shown.filter(canBeCheckedIn);
    if (now.list !== 'attending' || !isOpen || expected.length !== 1) return;
    setWords('');
    void setHere(expected[0]!, true);
  };

  return (
    <Stack $gap={24}>
      <AttendanceCount attendance={attendance} />
      <ListTabs
        label="Lists"
        tabs={[
          { id: 'attending', label: 'Attending', count: attendance?.seats ?? null },
          { id: 'waiting', label: 'Waitlist', count: attendance?.waiting ?? null },
          { id: 'cancelled', label: 'Cancelled', count: attendance?.cancelled ?? null },
        ]}
        selected={now.list}
        onSelect={(list) => change({ list })}
      >
        <ListTools>
          <SearchField
            label="Search attendees"
            placeholder="Name, title or company"
            maxLength={100}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onSearch={handleEnter}
          />
          <Buttons>
            {isOpen && !salon.requires_payment && <WalkIn salonId={salon.id} />}
            <ExportAttendees salonId={salon.id} list={now.list} />
          </Buttons>
        </ListTools>
        <Stack aria-busy={isFetching}>
          {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
          {attendees ? (
            <>
              <People aria-label="Attendees">
                {shown.map((attendee) => (
                  <AttendeeRow
                    key={attendee.id}
                    attendee={attendee}
                    salon={salon}
                    isOpen={isOpen}
                    onHere={(here) => void setHere(attendee, here)}
                    onDecide={(decision) => setDeciding({ decision, attendee })}
                  />
                ))}
              </People>
              {hasFailed ? (
                <ErrorPanel title="Not everybody is listed" onRetry={retry} retrying={isFetching} />
              ) : isPartial ? (
                <Notice>The rest of the list is on its way.</Notice>
              ) : (
                shown.length === 0 && (
                  <EmptyState
                    headingLevel={2}
                    title={words ? 'Nobody of that name' : NOBODY[now.list]}
                    drawing="results"
                    action={words && <Button onClick={() => setWords('')}>Clear search</Button>}
                  />
                )
              )}
            </>
          ) : hasFailed ? (
            <ErrorPanel title="Attendees did not load" onRetry={retry} retrying={isFetching}>
              {message ?? undefined}
            </ErrorPanel>
          ) : (
            <Loading label="Loading attendees">
              <Skeleton $height="640px" />
            </Loading>
          )}
        </Stack>
      </ListTabs>
      {deciding && <DecideSeat {...deciding} salon={salon} onClose={() => setDeciding(null)} />}
    </Stack>
  );
}

const canBeCheckedIn = ({ status, attended_at }: Attendee): boolean => status === 'RESERVED' && !attended_at;

const Buttons = styled.div`
  display: flex;
  gap: ${token.space[12]};

  ${media.under(800)} {
    & > * {
      flex: 1;
    }
  }
`;

const People = styled.ul`
  display: grid;
`;
