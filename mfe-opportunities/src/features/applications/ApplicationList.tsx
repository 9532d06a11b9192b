import { Section, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { ApplicationInPlay } from './ApplicationInPlay';
import { ApplicationOver } from './ApplicationOver';
import type { OwnApplication } from './applications.api';
import { applicationsText } from './applications.messages';

/** What is still open first, then what is over. */
export function ApplicationList({ applications }: { applications: readonly OwnApplication[] }) {
  const frame = useRef<HTMLDivElement>(null);
  // What cannot be withdrawn any more is over.
  const inPlay = applications.filter(({ can_withdraw }) => can_withdraw);
  const over = applications.filter(({ can_withdraw }) => !can_withdraw);
  return (
    <Frame ref={frame} tabIndex={-1} role="group" aria-label={applicationsText.yours}>
      {inPlay.length > 0 && (
        <Section id="in-play" title={applicationsText.inPlay} flush>
          <Stack as="ul">
            {inPlay.map((application) => (
              <ApplicationInPlay
                key={application.id}
                application={application}
                // The button that had the focus is gone.
                onWithdrawn={() => frame.current?.focus()}
              />
            ))}
          </Stack>
        </Section>
      )}
      {over.length > 0 && (
        <Section id="over" title={applicationsText.over} flush>
          <Rows>
            {over.map((application) => (
              <ApplicationOver key={application.id} application={application} />
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
