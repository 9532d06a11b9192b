import { translateSentence } from '@athenaeum/messages';
import { Card, CheckIcon, Meta, ProgressRing, RichText, VisuallyHidden } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { PROFILE_PARTS, type ProfilePart } from '@athenaeum/users-contract';
import styled from 'styled-components';
import { memberProfileText } from '../memberProfile.messages';
import type { Member } from '../memberProfile.api';
import { EDITED_IN, editPath } from '../profileAddress';

/** How complete the profile is, with links to what is missing. */
export function Completeness({ member, path }: { member: Member; path: string }) {
  const parts = (member.completeness ?? []).filter(
    (part): part is typeof part & { part: ProfilePart } => part.part in PROFILE_PARTS,
  );
  if (parts.length === 0) return null;
  const left = parts.filter(({ done }) => !done).length;
  return (
    <Card $padded as="section" aria-labelledby="completeness">
      <Head>
        <ProgressRing
          flat
          label={memberProfileText.complete}
          fraction={(member.profile_progress ?? 0) / 100}
        />
        <div>
          <h2 id="completeness">
            {left === 0 ? memberProfileText.isComplete : memberProfileText.completeIt}
          </h2>
          <Meta>{left === 0 ? memberProfileText.nothingLeft : memberProfileText.left({ count: left })}</Meta>
        </div>
      </Head>
      <List>
        {parts.map(({ part, label, done }) => (
          <li key={part} className={done ? 'done' : undefined}>
            {done ? <CheckIcon size={18} /> : <Open aria-hidden="true" />}
            {done ? (
              <span>
                <RichText
                  text={memberProfileText.done({ part: translateSentence(label) })}
                  parts={{ hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
                />
              </span>
            ) : (
              <a href={editPath(path, EDITED_IN[part])}>{translateSentence(label)}</a>
            )}
          </li>
        ))}
      </List>
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[16]};

  & h2 {
    font-size: ${token.text[20]};
    line-height: ${token.leading.snug};
    letter-spacing: 0;
  }
`;

const List = styled.ul`
  margin-top: ${token.space[16]};

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[12]};
    min-height: 44px;
    border-top: 1px solid ${token.color.line};
  }

  & > .done {
    color: ${token.color.ink3};
  }

  & svg {
    flex: none;
    color: ${token.color.goodLine};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const Open = styled.span`
  flex: none;
  width: 16px;
  height: 16px;
  margin: 1px;
  border: 1.5px solid ${token.color.control};
  border-radius: 50%;
`;
