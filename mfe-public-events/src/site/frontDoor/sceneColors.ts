import { css } from 'styled-components';

/** The one scene of the house, whose colours nothing else has: by day first light in the doorway, in the dark the hour before. */
const light = css`
  --dawn-1: #fdf3e6;
  --dawn-2: #f9e3d2;
  --dawn-3: #efc3ae;
  --sea-1: #a9525a;
  --sea-2: #4a1122;
  --ring-1: #7a2438;
  --ring-2: #4a1122;
  --ring-3: #a9525a;
  --ring-lit: rgb(251 239 226 / 26%);
  --floor-1: #dcb3a6;
  --floor-2: #b98480;
  --spill: #fbeee2;
  --door-ink: #1e181a;
  --sun-1: #fff6e6;
  --sun-2: #dd8458;
`;

const dark = css`
  --dawn-1: #1d1a2a;
  --dawn-2: #43273a;
  --dawn-3: #a8605a;
  --sea-1: #7e3a46;
  --sea-2: #1c0c14;
  --ring-1: #541a2a;
  --ring-2: #2a0c16;
  --ring-3: #74343f;
  --ring-lit: rgb(240 185 176 / 16%);
  --floor-1: #33191d;
  --floor-2: #1b1113;
  --spill: #8a4a48;
  --door-ink: #fff1ea;
  --sun-1: #fbe3bf;
  --sun-2: #d98a5e;
`;

export const sceneColors = css`
  ${light}

  :root[data-theme='dark'] & {
    ${dark}
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${dark}
    }
  }
`;
