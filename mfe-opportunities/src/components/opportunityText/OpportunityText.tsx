import { Hint, Prose, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { ReadableOpportunityFragment, ReadablePostingFragment } from './__generated__/opportunityText';
import { opportunityDetailsText } from './opportunityDetails.messages';

/** The fields of a posting that readers see. */
export type ToldOpportunity = ReadableOpportunityFragment | ReadablePostingFragment;

/** The text of a role: description, company and requirements. Its terms are beside it. */
export function OpportunityText({ opportunity }: { opportunity: ToldOpportunity }) {
  const { company, businessType, website, aboutRole, aboutCompany, qualificationsSought } = opportunity;
  const site = website && /^https?:\/\//.test(website) ? website : null;
  return (
    <Sections>
      {aboutRole && (
        <section>
          <h3>{opportunityDetailsText.aboutRole}</h3>
          <Paragraphs text={aboutRole} />
        </section>
      )}
      <section>
        <h3>{opportunityDetailsText.aboutCompany}</h3>
        <Facts>
          <div>
            <dt>{opportunityDetailsText.company}</dt>
            <dd>{company || opportunityDetailsText.confidential}</dd>
          </div>
          {businessType && (
            <div>
              <dt>{opportunityDetailsText.businessType}</dt>
              <dd>{businessType}</dd>
            </div>
          )}
          {(site || opportunity.isConfidential) && (
            <div>
              <dt>{opportunityDetailsText.website}</dt>
              <dd>
                {site ? (
                  <TextLink href={site} target="_blank" rel="noreferrer">
                    {new URL(site).hostname}
                  </TextLink>
                ) : (
                  <Hint as="span">{opportunityDetailsText.websiteLater}</Hint>
                )}
              </dd>
            </div>
          )}
        </Facts>
        {aboutCompany && <Paragraphs text={aboutCompany} />}
      </section>
      {qualificationsSought && qualificationsSought.length > 0 && (
        <section>
          <h3>{opportunityDetailsText.qualifications}</h3>
          <Bullets>
            {qualificationsSought.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Bullets>
        </section>
      )}
    </Sections>
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

const Sections = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[24]};
  overflow-wrap: anywhere;

  & > section > h3 {
    margin-bottom: ${token.space[8]};
    font-size: ${token.text[20]};
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
