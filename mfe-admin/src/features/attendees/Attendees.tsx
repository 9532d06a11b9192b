import { ATTENDEE_LISTS } from '@athenaeum/content-contract';
import { messageOf, useNotify } from '@athenaeum/shell-contract';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Loading,
  Notice,
  SearchField,
  SkeletonRows,
  Stack,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { commonText } from '../../components/common.messages';
import { defineListView, ListTabs, listText, ListTools, oneOf, useListView } from '../../components/list';
import { AttendanceCount } from './AttendanceCount';
import { AttendeeRow } from './AttendeeRow';
import { type AttendedSalon, type Attendee, useContentCheckInMutation } from './attendees.api';
import { attendeesText } from './attendees.messages';
import { DecideSeat, type Decision } from './DecideSeat';
import { emptyListText } from './emptyLists.messages';
import { ExportAttendees } from './ExportAttendees';
import { InviteMembers } from './InviteMembers';
import { NoteToAttendees } from './NoteToAttendees';
import { byName, matching, personOf } from './person';
import { useAttendees } from './useAttendees';
import { WalkIn } from './WalkIn';

const attendeesView = defineListView({ list: oneOf(ATTENDEE_LISTS, 'attending') });

/** The attendees of an event, with search and one-tap check-in at the door. */
export function Attendees({ salon }: { salon: AttendedSalon }) {
  const { view, change } = useListView(attendeesView);
  const notify = useNotify();
  const [words, setWords] = useState('');
  const [deciding, setDeciding] = useState<{ decision: Decision; attendee: Attendee } | null>(null);
  const { attendees, attendance, message, hasFailed, isPartial, isFetching, retry } = useAttendees(
    salon.id,
    view.list,
  );
  const [checkIn, { error }] = useContentCheckInMutation();
  const found = matching(attendees ?? [], words);
  const shown = view.list === 'attending' ? found.sort(byName) : found;
  const isOpen = attendance?.is_open ?? false;
  const isToCome = salon.phase !== 'RECORDED';

  const setHere = async (attendee: Attendee, here: boolean) => {
    const answer = await checkIn({ input: { id: attendee.id, here } });
    if (answer.error || !here) return;
    notify(attendeesText.isCheckedIn({ name: personOf(attendee).name }), {
      label: commonText.undo,
      onPress: () => void checkIn({ input: { id: attendee.id, here: false } }),
    });
  };
  /** Enter in the search checks in the only match. */
  const handleEnter = () => {
    const expected = shown.filter(canBeCheckedIn);
    if (view.list !== 'attending' || !isOpen || expected.length !== 1) return;
    setWords('');
    void setHere(expected[0]!, true);
  };

  return (
    <Stack $gap={24}>
      <AttendanceCount attendance={attendance} />
      <ListTabs
        label={attendeesText.lists}
        tabs={[
          { id: 'attending', label: attendeesText.attending, count: attendance?.seats ?? null },
          { id: 'waiting', label: attendeesText.waitlist, count: attendance?.waiting ?? null },
          { id: 'invited', label: attendeesText.invited, count: attendance?.invited ?? null },
          { id: 'cancelled', label: attendeesText.cancelled, count: attendance?.cancelled ?? null },
        ]}
        selected={view.list}
        onSelect={(list) => change({ list })}
      >
        <ListTools>
          <SearchField
            label={attendeesText.search}
            placeholder={attendeesText.searchHint}
            maxLength={100}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onSearch={handleEnter}
          />
          <Buttons>
            {isOpen && !salon.requires_payment && <WalkIn salonId={salon.id} />}
            {isToCome && (
              <>
                <NoteToAttendees
                  salonId={salon.id}
                  title={salon.title}
                  count={attendance?.to_be_told ?? null}
                />
                {!salon.salon_status && <InviteMembers salonId={salon.id} title={salon.title} />}
              </>
            )}
            <ExportAttendees salonId={salon.id} list={view.list} />
          </Buttons>
        </ListTools>
        <Stack aria-busy={isFetching}>
          {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
          {attendees ? (
            <>
              <People aria-label={attendeesText.attendees}>
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
                <ErrorPanel title={attendeesText.partial} onRetry={retry} retrying={isFetching} />
              ) : isPartial ? (
                <Notice>{attendeesText.restComing}</Notice>
              ) : (
                shown.length === 0 && (
                  <EmptyState
                    headingLevel={2}
                    title={words ? attendeesText.noMatch : emptyListText[view.list]}
                    drawing="results"
                    action={words && <Button onClick={() => setWords('')}>{listText.clearSearch}</Button>}
                  />
                )
              )}
            </>
          ) : hasFailed ? (
            <ErrorPanel title={attendeesText.failed} onRetry={retry} retrying={isFetching}>
              {message ?? undefined}
            </ErrorPanel>
          ) : (
            <Loading label={attendeesText.loading}>
              <SkeletonRows $height="640px" />
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
  flex-wrap: wrap;
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
