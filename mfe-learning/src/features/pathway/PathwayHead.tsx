import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { Lead, Row, TextLink, truncate } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PathwayDetail } from './pathway.api';
import { pathwayText } from './pathway.messages';

interface PathwayHeadProps {
  pathway: PathwayDetail;
  /** Beside the title. */
  action?: ReactNode;
}

/** Title and the beginning of the description. */
export function PathwayHead({ pathway: { title, description }, action }: PathwayHeadProps) {
  return (
    <Head>
      <TextLink look="back" href="/pathways">
        {pathwayText.pathways}
      </TextLink>
      <Row $between>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {description && <Lead>{truncate(description, LIBRARY_LIMITS.headerDescription)}</Lead>}
        </div>
        {action}
      </Row>
    </Head>
  );
}

const Head = styled.header`
  margin-bottom: ${token.space[24]};

  & h1 {
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  & > div > :first-child {
    flex: 1 1 320px;
    min-width: 0;
  }

  & h1:focus {
    outline: none;
  }

  & h1 + p {
    margin-top: ${token.space[8]};
  }
`;
