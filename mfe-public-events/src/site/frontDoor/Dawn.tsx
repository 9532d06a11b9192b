import { token } from '@athenaeum/shared-ui/theme';
import styled, { keyframes } from 'styled-components';

/** How far down, how long and how strong each line of light on the water is. */
const LIGHTS = [
  { x: 206, y: 104, width: 188, height: 3, opacity: 0.95 },
  { x: 228, y: 118, width: 150, height: 3.5, opacity: 0.8 },
  { x: 220, y: 134, width: 118, height: 4, opacity: 0.6 },
  { x: 262, y: 151, width: 92, height: 4.5, opacity: 0.45 },
  { x: 272, y: 169, width: 58, height: 5, opacity: 0.3 },
] as const;

/** The sun over the sea. */
export function Dawn() {
  return (
    <Scene viewBox="0 0 600 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="dawn-sun" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sun-1)" />
          <stop offset=".46" stopColor="var(--sun-2)" />
        </linearGradient>
        <linearGradient id="dawn-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sea-1)" />
          <stop offset="1" stopColor="var(--sea-2)" />
        </linearGradient>
        <radialGradient id="dawn-glow">
          <stop offset=".4" stopColor="var(--sun-1)" stopOpacity=".55" />
          <stop offset="1" stopColor="var(--sun-1)" stopOpacity="0" />
        </radialGradient>
        <clipPath id="dawn-sky">
          <path d="M0-60H600V96H0z" />
        </clipPath>
      </defs>
      <g clipPath="url(#dawn-sky)">
        <Sun>
          <circle cx="300" cy="128" r="190" fill="url(#dawn-glow)" opacity=".8" />
          <circle cx="300" cy="128" r="112" fill="url(#dawn-sun)" />
        </Sun>
      </g>
      <path d="M0 96C60 74 110 70 170 96z" fill="var(--sea-1)" opacity=".5" />
      <path d="M600 96C520 60 450 64 392 96z" fill="var(--sea-1)" opacity=".5" />
      <path d="M0 96H600V190H0z" fill="url(#dawn-sea)" />
      <g fill="var(--sun-2)">
        {LIGHTS.map((light) => (
          <rect key={light.y} {...light} rx={light.height / 2} />
        ))}
      </g>
    </Scene>
  );
}

const rise = keyframes`
  from { transform: translateY(64px); }
`;

const Scene = styled.svg`
  position: absolute;
  bottom: -1px;
  left: -1px;
  overflow: visible;
  width: calc(100% + 2px);
  max-width: none;
  height: auto;
`;

const Sun = styled.g`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} ${token.motion.card} ${token.ease} both;
  }
`;
