import type { LegalPage } from '../app/route';
import { brand } from '../layout/brand';

export interface LegalText {
  lead: string;
  parts: { title: string; text: string }[];
}

export const legalTexts: Record<LegalPage, LegalText> = {
  '/member-agreement': {
    lead: 'The terms every member accepts before she comes in.',
    parts: [
      {
        title: 'What is said here stays here',
        text: 'Salons, peer groups, coaching and messages are confidential. You may use what you learn; you may not say who said it, or repeat anything that would show it, without her permission.',
      },
      {
        title: 'No recordings but ours',
        text: `Nobody records, photographs or transcribes a session. Where ${brand} records a salon, it says so beforehand, and the recording is for members only.`,
      },
      {
        title: 'No selling in the room',
        text: 'Members are here for one another. Introductions are welcome; solicitation, mass messages and the use of the directory for marketing are not.',
      },
      {
        title: 'Your profile is yours',
        text: 'You decide section by section who sees your profile. What you publish must be true and yours to publish. You can change or remove it at any time.',
      },
      {
        title: 'Membership and payment',
        text: 'Your plan, its price and its renewal are shown before you pay and on your plan page afterwards. Coaching time you bought is used, moved or returned by the rules shown when you book.',
      },
      {
        title: 'Ending membership',
        text: 'You may end your membership at any time; it runs to the end of the period you paid for. We may end it, after hearing you, where these terms are broken.',
      },
      {
        title: 'When these terms change',
        text: 'We ask you to accept a new version before you continue. The version you accepted, and when, is kept with your account.',
      },
    ],
  },
  '/privacy-policy': {
    lead: 'What we keep about you, why, and who sees it.',
    parts: [
      {
        title: 'What we keep',
        text: 'What you tell us in your profile, intake and forms; what you do here, such as RSVPs, progress and bookmarks; and what is needed to bill you. Answers about demographics are always optional.',
      },
      {
        title: 'Who sees it',
        text: 'Each section of your profile is visible to all members, to your connections or to you alone, as you choose. Your email and phone number are shown to nobody but you and our administrators. Nothing of the directory is on the open web.',
      },
      {
        title: 'What we use it for',
        text: 'To run the membership: to show you what fits your goals, to hold your seats, to book your sessions, to tell you what you asked to be told. We sell nothing about you and show no advertising.',
      },
      {
        title: 'Who works for us',
        text: 'Payment, mail and file storage are run by processors under contract. They receive what their task needs and may use it for nothing else.',
      },
      {
        title: 'Cookies',
        text: 'One cookie keeps you signed in. It is read by our server only. Drafts you write are kept in your own browser until you send them.',
      },
      {
        title: 'Your rights',
        text: 'You may see, correct, export and delete what we keep about you. Ask member support; we answer within thirty days.',
      },
    ],
  },
};
