import { Card, ChevronDownIcon, Cover, HourglassIcon, IconButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { ApplicationHead } from './ApplicationHead';
import { ApplicationLog } from './ApplicationLog';
import type { OwnApplication } from './applications.api';
import { applicationsText, nextText } from './applications.messages';
import { ApplicationTrack } from './ApplicationTrack';
import { Reveal } from './Reveal';
import { SentApplication } from './SentApplication';
import { WithdrawButton } from './WithdrawButton';

interface OpenApplicationProps {
  application: OwnApplication;
  defaultOpen: boolean;
  onWithdrawn: () => void;
}

/** An undecided application: its stage and next step; opened, what was sent and has happened, and a button to withdraw. */
export function OpenApplication({ application, defaultOpen, onWithdrawn }: OpenApplicationProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const bodyId = useId();
  const { title, opportunity, status, history } = application;
  const next = NEXT_STEPS[status];
  return (
    <Frame as="li">
      <Head>
        <Picture slug={opportunity?.slug ?? title} ratio="1:1" />
        <ApplicationHead application={application} />
        <Toggle
          label={applicationsText.sentOf({ title })}
          icon={<ChevronDownIcon size={22} />}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
        />
      </Head>
      <Inset>
        <ApplicationTrack application={application} short={!isOpen} />
      </Inset>
      {next && (
        <Next>
          <HourglassIcon size={18} />
          <p>{next}</p>
        </Next>
      )}
      <Reveal id={bodyId} open={isOpen}>
        <Body>
          <div>
            <SentApplication application={application} />
            <Act>
              <WithdrawButton application={application} onWithdrawn={onWithdrawn} />
            </Act>
          </div>
          <ApplicationLog history={history} />
        </Body>
      </Reveal>
    </Frame>
  );
}

const NEXT_STEPS: Readonly<Record<string, string | undefined>> = nextText;

const Frame = styled(Card)`
  overflow: hidden;

  & h4 {
    font: ${token.weight.strong} ${token.text[16]} / 1.4 ${token.font.sans};
    letter-spacing: 0;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[16]};
  padding: ${token.space[16]} ${token.space[24]};

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    padding: ${token.space[16]};
  }
`;

const Picture = styled(Cover)`
  border-radius: ${token.radius[8]};

  ${media.under(768)} {
    display: none;
  }
`;

const Toggle = styled(IconButton)`
  & > svg {
    transition: rotate ${token.motion.accordion} ${token.ease};
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

const Inset = styled.div`
  padding: 0 ${token.space[24]} ${token.space[16]} 96px;

  ${media.under(768)} {
    padding: 0 ${token.space[16]} ${token.space[12]};
  }
`;

const Next = styled.div`
  display: flex;
  gap: ${token.space[8]};
  margin: 0 ${token.space[24]} 0 96px;
  padding-block: ${token.space[12]} ${token.space[16]};
  border-top: 1px solid ${token.color.line};
  font-size: ${token.text[14]};

  & > svg {
    flex: none;
    margin-top: 2px;
    color: ${token.color.ink3};
  }

  ${media.under(768)} {
    margin-inline: ${token.space[16]};
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${token.space[48]};
  align-items: start;
  padding: ${token.space[24]} ${token.space[24]} ${token.space[32]} 96px;
  border-top: 1px solid ${token.color.line};

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[24]};
  }

  ${media.under(768)} {
    padding: ${token.space[16]};
  }
`;

const Act = styled.div`
  margin: ${token.space[16]} 0 0 -12px;
`;
