import { CONFIDENTIAL_COMPANY } from '@athenaeum/opportunities-contract';
import { formatDay, Meta, ownZone, Row, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { ApplicationMark } from './ApplicationMark';
import type { OwnApplication } from './applications.api';
import { WithdrawButton } from './WithdrawButton';

/** One line for each application. */
export function ApplicationRows({ applications }: { applications: readonly OwnApplication[] }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <Rows ref={list} tabIndex={-1} aria-label="Your applications">
      {applications.map((application) => (
        <ApplicationRow
          key={application.id}
          application={application}
          // The button that had the focus is gone.
          onWithdrawn={() => list.current?.focus()}
        />
      ))}
    </Rows>
  );
}

function ApplicationRow({
  application,
  onWithdrawn,
}: {
  application: OwnApplication;
  onWithdrawn: () => void;
}) {
  const { title, status, created_at, withdrawn_at, cv, bio, opportunity } = application;
  const isOver = opportunity?.stage !== 'published';
  return (
    <li>
      <Words>
        <h2>
          {opportunity && !isOver ? (
            <TextLink look="quiet" href={`/opportunities?opportunity=${opportunity.slug}`}>
              {title}
            </TextLink>
          ) : (
            title
          )}
        </h2>
        <Meta>
          {[opportunity?.company || CONFIDENTIAL_COMPANY, opportunity?.industry].filter(Boolean).join(' · ')}
        </Meta>
        <Meta>
          {withdrawn_at ? `Withdrawn ${day(withdrawn_at)}` : `Applied ${day(created_at)}`}
          {isOver && ' · the opportunity is closed'}
        </Meta>
        <Row>
          {[cv, bio].map(
            (file) =>
              file && (
                <TextLink key={file.url} href={file.url} target="_blank" rel="noreferrer">
                  {file.filename}
                </TextLink>
              ),
          )}
        </Row>
      </Words>
      <ApplicationMark status={status} />
      {!withdrawn_at && <WithdrawButton application={application} onWithdrawn={onWithdrawn} />}
    </li>
  );
}

const day = (at: number) => formatDay(at, ownZone());

const Rows = styled.ul`
  border-top: 1px solid ${token.color.control};

  &:focus {
    outline: none;
  }

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[16]};
    padding-block: ${token.space[16]};
    border-bottom: 1px solid ${token.color.line};
  }

  ${media.under(600)} {
    & > li {
      flex-wrap: wrap;
    }
  }
`;

const Words = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  overflow-wrap: anywhere;

  & > h2 {
    font-size: ${token.text[20]};
    line-height: ${token.leading.snug};
  }
`;
