import { AppLink, messageOf, useNotify } from '@athenaeum/shell-contract';
import {
  Avatar,
  Button,
  Card,
  DownloadIcon,
  FileTextIcon,
  LinkButton,
  Meta,
  Notice,
  ReadMore,
  Row,
  Select,
  Stack,
  StarIcon,
  StatusBadge,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { STAFF_STATUSES } from '@athenaeum/opportunities-contract';
import styled from 'styled-components';
import { commonText } from '../../components/common.messages';
import { day } from '../../components/day';
import { Notes } from './Notes';
import { type DeskApplication, useOpportunitiesUpdateApplicationMutation } from './posting.api';
import { postingText } from './posting.messages';

type StaffStatus = (typeof STAFF_STATUSES)[number];

/** One application: applicant, submitted texts and files, and board support's notes. */
export function ApplicationCard({ application }: { application: DeskApplication }) {
  const { id, applicant, status, shortlisted, pitch, cv, bio, packet } = application;
  const notify = useNotify();
  const [update, { isLoading, error }] = useOpportunitiesUpdateApplicationMutation();
  const name = applicant?.name ?? commonText.formerMember;
  const isWithdrawn = status === 'Withdrawn';

  const shortlist = async () => {
    const answer = await update({ input: { id, shortlisted: !shortlisted } });
    if (!answer.error)
      notify(shortlisted ? postingText.offShortlist({ name }) : postingText.onShortlist({ name }));
  };
  const setStatus = async (next: StaffStatus | undefined) => {
    if (!next) return;
    const answer = await update({ input: { id, status: next } });
    if (!answer.error) notify(postingText.statusIs({ status: next, name }));
  };

  return (
    <Card $padded as="article" aria-label={name}>
      <Stack>
        <Row $between>
          <Person>
            <Avatar name={name} picture={applicant?.avatar} size={44} />
            <div>
              <strong>
                {applicant?.slug ? (
                  <AppLink to={`/community/members/${applicant.slug}`}>{name}</AppLink>
                ) : (
                  name
                )}
              </strong>
              <Meta>{[applicant?.title, applicant?.company].filter(Boolean).join(', ')}</Meta>
              <Meta>{postingText.appliedOn({ day: day(application.created_at) })}</Meta>
            </div>
          </Person>
          {isWithdrawn ? (
            <StatusBadge>{postingText.withdrawnOn({ day: day(application.withdrawn_at) })}</StatusBadge>
          ) : (
            <Button
              look={shortlisted ? 'filled' : 'outlined'}
              icon={<StarIcon size={18} />}
              aria-pressed={shortlisted === true}
              loading={isLoading}
              onClick={() => void shortlist()}
            >
              {shortlisted ? postingText.shortlisted : postingText.shortlist}
            </Button>
          )}
        </Row>
        {pitch && <ReadMore text={pitch} />}
        <Row>
          {packet && (
            <LinkButton look="outlined" icon={<DownloadIcon size={18} />} href={packet} download>
              {postingText.packet}
            </LinkButton>
          )}
          {[cv, bio].map(
            (file) =>
              file && (
                <File key={file.url} href={file.url} target="_blank" rel="noreferrer">
                  <FileTextIcon size={18} />
                  {file.filename}
                </File>
              ),
          )}
        </Row>
        {!isWithdrawn && (
          <Choice>
            <Select
              label={postingText.status}
              hint={postingText.statusHint}
              options={STAFF_STATUSES}
              value={status}
              disabled={isLoading}
              onChange={({ target }) =>
                void setStatus(STAFF_STATUSES.find((known) => known === target.value))
              }
            />
          </Choice>
        )}
        {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
        <Notes application={application} name={name} />
      </Stack>
    </Card>
  );
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-width: 0;
  overflow-wrap: anywhere;

  & strong {
    font-weight: ${token.weight.strong};
  }
`;

const File = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 44px;
  overflow-wrap: anywhere;
`;

const Choice = styled.div`
  max-width: 280px;
`;
