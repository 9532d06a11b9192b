import { releasingText } from './releasing.messages';

/** "25%, everyone". */
export const sharesInWords = (shares: readonly number[]): string =>
  shares
    .map((share) => (share === 100 ? releasingText.everyone : releasingText.percent({ percent: share })))
    .join(', ');
