import { DownloadIcon, FileTextIcon, formatDay, Hint, ownZone, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { OwnApplication } from './applications.api';
import { applicationsText } from './applications.messages';

type Sent = Pick<OwnApplication, 'pitch' | 'cv' | 'bio' | 'created_at'>;

/** What was sent with an application: the pitch as it was written, and the files. */
export function SentApplication({ application: { pitch, cv, bio, created_at } }: { application: Sent }) {
  const files = [
    { kind: applicationsText.cv, file: cv },
    { kind: applicationsText.bio, file: bio },
  ];
  return (
    <Stack $gap={24}>
      <Stack $gap={8}>
        <h4>{applicationsText.pitch}</h4>
        {pitch ? <Pitch>{pitch}</Pitch> : <Hint>{applicationsText.noPitch}</Hint>}
        <Hint>{applicationsText.sentOn({ day: formatDay(created_at, ownZone()) })}</Hint>
      </Stack>
      <Stack $gap={8}>
        <h4>{applicationsText.files}</h4>
        {cv || bio ? (
          <Files>
            {files.map(
              ({ kind, file }) =>
                file && (
                  <li key={file.url}>
                    <FileTextIcon size={20} />
                    <div>
                      <a href={file.url} target="_blank" rel="noreferrer">
                        {file.filename}
                      </a>
                      <Hint>{kind}</Hint>
                    </div>
                    <DownloadIcon size={20} />
                  </li>
                ),
            )}
          </Files>
        ) : (
          <Hint>{applicationsText.filesDeleted}</Hint>
        )}
      </Stack>
    </Stack>
  );
}

const Pitch = styled.blockquote`
  margin: 0;
  max-width: ${token.measure};
  padding-left: ${token.space[16]};
  border-left: 2px solid ${token.color.accent};
  font: italic ${token.weight.serif} ${token.text[20]} / 1.45 ${token.font.serif};
  text-wrap: pretty;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Files = styled.ul`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[12]};
    min-height: 64px;
    padding-block: ${token.space[8]};
    border-top: 1px solid ${token.color.line};
    overflow-wrap: anywhere;
  }

  & > li:last-child {
    border-bottom: 1px solid ${token.color.line};
  }

  & svg {
    color: ${token.color.ink2};
  }

  & a {
    font-weight: ${token.weight.strong};
    color: inherit;
    text-decoration: none;

    /* The whole line opens the file. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }

    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
    }
  }
`;
