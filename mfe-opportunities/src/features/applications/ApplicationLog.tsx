import { formatDay, ownZone, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { OwnApplication } from './applications.api';
import { applicationsText, happenedText } from './applications.messages';

/** What has happened to an application, the last first. */
export function ApplicationLog({ history }: Pick<OwnApplication, 'history'>) {
  return (
    <Stack $gap={8}>
      <h4>{applicationsText.happened}</h4>
      <Log>
        {[...history].reverse().map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            <time dateTime={new Date(at).toISOString()}>{formatDay(at, ownZone())}</time>
            <span>{WORDS[status] ?? status}</span>
          </li>
        ))}
      </Log>
    </Stack>
  );
}

const WORDS: Readonly<Record<string, string | undefined>> = happenedText;

const Log = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: ${token.space[12]};
    padding-block: 10px;
    border-top: 1px solid ${token.color.line};
    font-size: ${token.text[14]};
  }

  & time {
    color: ${token.color.ink3};
  }
`;
