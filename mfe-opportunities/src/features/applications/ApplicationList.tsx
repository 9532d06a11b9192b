import { Section, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { OpenApplication } from './OpenApplication';
import { ClosedApplication } from './ClosedApplication';
import type { OwnApplication } from './applications.api';
import { applicationsText } from './applications.messages';

/** Open applications first, then closed ones. */
export function ApplicationList({ applications }: { applications: readonly OwnApplication[] }) {
  const frame = useRef<HTMLDivElement>(null);
  // An application that cannot be withdrawn any more is closed.
  const inPlay = applications.filter(({ can_withdraw }) => can_withdraw);
  // The focused button goes with the card, once the list is read again and no dialog lies above it.
  const isWithdrawn = useRef(false);
  useEffect(() => {
    if (!isWithdrawn.current) return;
    isWithdrawn.current = false;
    frame.current?.focus();
  }, [inPlay.length]);
  const over = applications.filter(({ can_withdraw }) => !can_withdraw);
  return (
    <Frame ref={frame} tabIndex={-1} role="group" aria-label={applicationsText.yours}>
      {inPlay.length > 0 && (
        <Section id="in-play" title={applicationsText.inPlay} flush>
          <Stack as="ul">
            {inPlay.map((application, place) => (
              <OpenApplication
                key={application.id}
                application={application}
                defaultOpen={place === 0}
                onWithdrawn={() => {
                  isWithdrawn.current = true;
                }}
              />
            ))}
          </Stack>
        </Section>
      )}
      {over.length > 0 && (
        <Section id="over" title={applicationsText.over} flush>
          <Rows>
            {over.map((application) => (
              <ClosedApplication key={application.id} application={application} />
            ))}
          </Rows>
        </Section>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${token.space[48]};

  &:focus {
    outline: none;
  }
`;

const Rows = styled.ul`
  border-top: 1px solid ${token.color.control};
`;
