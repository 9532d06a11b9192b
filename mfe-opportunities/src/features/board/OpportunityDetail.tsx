import { useNotify } from '@athenaeum/shell-contract';
import { Hint, LinkIcon, Prose, TextButton, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { BoardOpportunity } from './board.api';
import { linkTo } from './boardView';

const DAY = 86_400_000;

interface OpportunityDetailProps {
  opportunity: BoardOpportunity;
  /** What she can do about it. */
  action: ReactNode;
}

/** A role in full: what it is, who asks, what they look for, and what to do about it. */
export function OpportunityDetail({ opportunity, action }: OpportunityDetailProps) {
  const { company, businessType, website, aboutRole, aboutCompany, qualificationsSought } = opportunity;
  const site = website && /^https?:\/\//.test(website) ? website : null;
  return (
    <Body>
      {aboutRole && (
        <section>
          <h3>About the opportunity</h3>
          <Paragraphs text={aboutRole} />
        </section>
      )}
      <section>
        <h3>About the company</h3>
        <Facts>
          <div>
            <dt>Company</dt>
            <dd>{company || 'Confidential Company'}</dd>
          </div>
          {businessType && (
            <div>
              <dt>Business type</dt>
              <dd>{businessType}</dd>
            </div>
          )}
          {(site || opportunity.isConfidential) && (
            <div>
              <dt>Website</dt>
              <dd>
                {site ? (
                  <TextLink href={site} target="_blank" rel="noreferrer">
                    {new URL(site).hostname}
                  </TextLink>
                ) : (
                  <Hint as="span">Shared after the first conversation</Hint>
                )}
              </dd>
            </div>
          )}
        </Facts>
        {aboutCompany && <Paragraphs text={aboutCompany} />}
      </section>
      {qualificationsSought && qualificationsSought.length > 0 && (
        <section>
          <h3>Qualifications Sought</h3>
          <Bullets>
            {qualificationsSought.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Bullets>
        </section>
      )}
      <Foot>
        {action}
        <CopyLink slug={opportunity.slug} />
        <Hint>{timesOf(opportunity, Date.now())}</Hint>
      </Foot>
    </Body>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <Prose>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  );
}

function CopyLink({ slug }: { slug: string }) {
  const notify = useNotify();
  const [problem, setProblem] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(linkTo(slug)).then(
      () => {
        setProblem('');
        notify('Link copied');
      },
      () => setProblem('The link could not be copied'),
    );
  return (
    <>
      <TextButton onClick={() => void copy()}>
        <LinkIcon size={18} />
        Copy link
      </TextButton>
      <Hint role="status">{problem}</Hint>
    </>
  );
}

/** "Posted 3 days ago · open for 27 more". Epoch ms. */
function timesOf({ published_at, expires_at }: BoardOpportunity, now: number): string {
  if (published_at === null || expires_at === null) return '';
  const since = Math.floor((now - published_at) / DAY);
  const left = Math.ceil((expires_at - now) / DAY);
  const posted = since < 1 ? 'Posted today' : `Posted ${since} ${since === 1 ? 'day' : 'days'} ago`;
  return left > 0 ? `${posted} · open for ${left} more` : posted;
}

const Body = styled.div`
  display: grid;
  gap: ${token.space[24]};

  & > section > h3 {
    margin-bottom: ${token.space[8]};
    font-size: ${token.text[20]};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[12]};
  margin-top: ${token.space[8]};

  & > :last-child {
    margin-left: auto;
  }

  ${media.under(600)} {
    & > :first-child {
      width: 100%;
    }

    & > :last-child {
      margin-left: 0;
    }
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr);
  gap: ${token.space[16]};
  margin-bottom: ${token.space[12]};

  & dt {
    font-size: ${token.text[14]};
    color: ${token.color.ink2};
  }

  & dd {
    margin: 0;
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Bullets = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  padding-left: ${token.space[24]};
  list-style: disc;

  & > li::marker {
    color: ${token.color.accent};
  }
`;
