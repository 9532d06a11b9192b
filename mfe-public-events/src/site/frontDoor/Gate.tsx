import { usePlatform } from '@athenaeum/shell-contract';
import { ArrowRightIcon, Container, Lead, LinkButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled, { keyframes } from 'styled-components';
import { useBrand } from '../../components/useBrand';
import { Dawn } from './Dawn';
import { frontDoorText } from './frontDoor.messages';
import { sceneColors } from './sceneColors';

/** A doorway with the first light in it, and the two ways on. */
export function Gate() {
  const { href } = usePlatform();
  return (
    <Front>
      <Inside>
        <Doorway>
          <Ring $tone="ring-1">
            <Ring $tone="ring-2">
              <Ring $tone="ring-3">
                <Door>
                  <Dawn />
                  <h1>
                    <span>{frontDoorText.readingRoom}</span> <span>{frontDoorText.boardroom}</span>{' '}
                    <span>{frontDoorText.table}</span>
                  </h1>
                </Door>
              </Ring>
            </Ring>
          </Ring>
        </Doorway>
        <Say>
          <Lead>{frontDoorText.lead({ brand: useBrand() })}</Lead>
          <Ways>
            <LinkButton large href={href('/sign-up')}>
              {frontDoorText.becomeMember}
            </LinkButton>
            <LinkButton look="quiet" href={href('/upcoming-events')}>
              {frontDoorText.seeEvents}
              <ArrowRightIcon />
            </LinkButton>
          </Ways>
        </Say>
      </Inside>
    </Front>
  );
}

const open = keyframes`
  from { clip-path: inset(0 50%); }
  to { clip-path: inset(0); }
`;

const spill = keyframes`
  from { opacity: 0; }
`;

const Front = styled.div`
  ${sceneColors}
  --floor: 104px;
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: ${token.color.sunken};

  &::after {
    content: '';
    position: absolute;
    z-index: -2;
    inset: auto 0 0;
    height: var(--floor);
    background: linear-gradient(var(--floor-1), var(--floor-2));
  }

  ${media.upTo(900)} {
    --floor: 56px;

    &::after {
      display: none;
    }
  }
`;

const Inside = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 804px) minmax(0, 1fr);
  gap: ${token.space[64]};
  align-items: end;
  padding-top: ${token.space[48]};

  ${media.upTo(1240)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: ${token.space[48]};
  }

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding-top: ${token.space[32]};
  }
`;

const Doorway = styled.div`
  container-type: inline-size;
  position: relative;
  margin-bottom: var(--floor);

  /* The light on the floor, wider as it comes nearer. */
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    top: 100%;
    left: 6%;
    right: -34%;
    height: var(--floor);
    background: linear-gradient(var(--spill), transparent 130%);
    clip-path: polygon(5.8% 0, 63% 0, 100% 100%, 0 100%);
    opacity: 0.9;
  }

  ${media.upTo(900)} {
    width: 100%;
    max-width: 640px;
    margin-inline: auto;

    &::before {
      content: '';
      position: absolute;
      z-index: -2;
      top: 100%;
      left: -50vw;
      right: -50vw;
      height: var(--floor);
      background: linear-gradient(var(--floor-1), var(--floor-2));
    }
  }

  ${media.under(600)} {
    width: auto;
    margin-inline: calc(-0.5 * ${token.gutter});

    &::after {
      clip-path: polygon(2.8% 0, 65.9% 0, 100% 100%, 0 100%);
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    &::after {
      animation: ${spill} ${token.motion.card} ${token.ease} both;
    }
  }
`;

const Ring = styled.div<{ $tone: string }>`
  --ring: clamp(10px, 4.4cqw, 36px);
  padding: var(--ring) var(--ring) 0;
  border-radius: 999px 999px 0 0;
  background: linear-gradient(90deg, var(--ring-lit), transparent 46%) ${({ $tone }) => `var(--${$tone})`};

  ${media.under(600)} {
    --ring: 12px;
  }
`;

const Door = styled.div`
  position: relative;
  overflow: hidden;
  height: 70cqw;
  border-radius: 999px 999px 0 0;
  background: linear-gradient(var(--dawn-1), var(--dawn-2) 58%, var(--dawn-3) 82%);

  & > h1 {
    position: absolute;
    inset: 24.5% 0 auto;
    color: var(--door-ink);
    font-size: clamp(1.75rem, 9cqw, 4.5rem);
    line-height: 1.04;
    letter-spacing: -0.02em;
    text-align: center;
  }

  /* Its lines are longer. */
  & > h1:lang(es) {
    font-size: clamp(1.5rem, 7.4cqw, 3.75rem);
    line-height: 1.12;
  }

  & > h1 > span {
    display: block;
  }

  ${media.under(600)} {
    height: 100cqw;

    & > h1 {
      inset: 25% 0 auto;
      font-size: clamp(1.75rem, 10.4cqw, 2.75rem);
      line-height: 1.06;
    }

    & > h1:lang(es) {
      font-size: clamp(1.375rem, 8.4cqw, 2.25rem);
      line-height: 1.14;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${open} ${token.motion.card} ${token.ease} both;
  }
`;

const Say = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${token.space[24]};
  padding-bottom: calc(var(--floor) + ${token.space[48]});

  & > p {
    color: ${token.color.ink};
  }

  ${media.upTo(900)} {
    gap: ${token.space[16]};
    margin-inline: -50vw;
    padding: ${token.space[32]} 50vw 0;
    background: ${token.color.page};
  }
`;

const Ways = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[8]};

  & > :last-child {
    margin-left: calc(-1 * ${token.space[12]});
  }

  ${media.upTo(900)} {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[16]};
    width: 100%;

    & > :last-child {
      margin-left: 0;
    }
  }

  ${media.under(600)} {
    gap: ${token.space[8]};

    & > :first-child {
      width: 100%;
    }

    & > :last-child {
      margin-left: calc(-1 * ${token.space[12]});
    }
  }
`;
