import { Accordion, FileTextIcon, Hint, Stack, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { OwnApplication } from './applications.api';
import { applicationsText } from './applications.messages';

type Sent = Pick<OwnApplication, 'pitch' | 'cv' | 'bio'>;

/** What was sent with an application: the pitch as it was written, and the files. */
export function SentApplication({ application: { pitch, cv, bio } }: { application: Sent }) {
  const files = [cv, bio].filter((file) => file !== null);
  return (
    <Accordion title={applicationsText.sent}>
      <Stack>
        {pitch ? <Pitch>{pitch}</Pitch> : <Hint>{applicationsText.noPitch}</Hint>}
        {files.length > 0 ? (
          <Files aria-label={applicationsText.files}>
            {files.map((file) => (
              <li key={file.url}>
                <FileTextIcon size={18} />
                <TextLink href={file.url} target="_blank" rel="noreferrer">
                  {file.filename}
                </TextLink>
              </li>
            ))}
          </Files>
        ) : (
          <Hint>{applicationsText.filesDeleted}</Hint>
        )}
      </Stack>
    </Accordion>
  );
}

const Pitch = styled.blockquote`
  margin: 0;
  max-width: 70ch;
  padding-left: ${token.space[16]};
  border-left: 2px solid ${token.color.accent};
  color: ${token.color.ink};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Files = styled.ul`
  display: grid;

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
    min-height: 44px;
    overflow-wrap: anywhere;
  }
`;
