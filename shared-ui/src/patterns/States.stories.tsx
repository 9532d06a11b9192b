import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../elements/Button/Button';
import { LinkButton } from '../elements/Button/LinkButton';
import { EmptyState } from '../elements/EmptyState/EmptyState';
import { ErrorPanel } from '../elements/ErrorPanel/ErrorPanel';
import { Notice } from '../elements/ErrorPanel/Notice';
import { Container, Stack } from '../elements/Layout/Layout';
import { NextStrip } from '../elements/NextStrip/NextStrip';
import { PageHeading } from '../elements/PageHeading/PageHeading';
import { Section } from '../elements/Section/Section';
import { SkeletonCards } from '../elements/Skeleton/SkeletonCards';
import { TextButton, TextLink } from '../elements/TextLink/TextLink';
import { LockIcon, WifiOffIcon } from '../icons';
import { media, token } from '../theme';

const meta = { title: 'Patterns/States', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

/** Every area has all of them. Shapes stay, words are plain, there is always one thing to do next. */
export const All: StoryObj<typeof meta> = {
  render: () => (
    <Container as="main" style={{ paddingBlock: token.space[32] }}>
      <PageHeading
        title="States"
        lead="Every area has all of them. Shapes stay, words are plain, there is always one thing to do next."
      />
      <Section title="Loading" note="After 200 ms, in the final shape.">
        <SkeletonCards label="Loading Upcoming" />
      </Section>
      <Section title="Empty">
        <Three>
          <EmptyState
            title="No RSVP’d events to show"
            action={<LinkButton href="#calendar">See upcoming events</LinkButton>}
          >
            Your next seat will wait for you here.
          </EmptyState>
          <EmptyState
            drawing="results"
            title="No Results!"
            action={<Button onClick={fn()}>Start New Search</Button>}
          >
            We couldn’t find anything matching your search query
          </EmptyState>
          <EmptyState
            drawing="door"
            title="No more members to show"
            action={
              <Button look="outlined" onClick={fn()}>
                Clear All
              </Button>
            }
          >
            Clearing all filters might help!
          </EmptyState>
        </Three>
      </Section>
      <Section title="Error, close to the content">
        <Two>
          <ErrorPanel title="Recently Added did not load" onRetry={fn()} />
          <Stack>
            <Notice
              tone="vermilion"
              title="Your bookmark was not saved."
              action={<TextButton onClick={fn()}>Retry</TextButton>}
            >
              We put it back as it was.
            </Notice>
            <Notice tone="amber" icon={<WifiOffIcon size={20} />} title="You are offline.">
              What you type is kept on this device.
            </Notice>
            <Notice
              icon={<LockIcon size={20} />}
              title="Your session ended."
              action={
                <TextLink look="more" href="#sign-in">
                  Sign in
                </TextLink>
              }
            >
              Sign in again; your edits are still here.
            </Notice>
          </Stack>
        </Two>
      </Section>
      <Section title="The next salon, two hours before">
        <NextStrip
          href="#reading-the-room"
          slug="reading-the-room"
          title="Reading the Room You Are Not In"
          when="Starts in 2 h"
          meta="Today · 9 AM PT (12 PM ET) · 1 h · with Joanna Whitfield and Ngozi Eze"
          action={<Button look="onBand">Add to calendar</Button>}
          note="Join opens at 8:45 AM PT"
        />
      </Section>
    </Container>
  ),
};

const Two = styled.div`
  display: grid;
  gap: ${token.space[24]};

  ${media.from(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Three = styled(Two)`
  ${media.from(900)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
