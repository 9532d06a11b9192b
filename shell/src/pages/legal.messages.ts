import { defineMessages } from '@athenaeum/messages';

export const legalText = defineMessages('legal', {
  agreementLead: 'The terms every member accepts before joining.',
  privacyLead: 'What we keep about you, why, and who sees it.',
  confidenceTitle: 'What is said here stays here',
  confidence:
    'Salons, peer groups, coaching and messages are confidential. You may use what you learn; you may not say who said it, or repeat anything that would show it, without their permission.',
  recordingsTitle: 'No recordings but ours',
  recordings:
    'Nobody records, photographs or transcribes a session. Where {brand} records a salon, it says so beforehand, and the recording is for members only.',
  sellingTitle: 'No selling in the room',
  selling:
    'Members are here for one another. Introductions are welcome; solicitation, mass messages and the use of the directory for marketing are not.',
  profileTitle: 'Your profile is yours',
  profile:
    'You decide section by section who sees your profile. What you publish must be true and yours to publish. You can change or remove it at any time.',
  paymentTitle: 'Membership and payment',
  payment:
    'Your plan, its price and its renewal are shown before you pay and on your plan page afterwards. Coaching time you bought is used, moved or returned by the rules shown when you book.',
  endingTitle: 'Ending membership',
  ending:
    'You may end your membership at any time; it runs to the end of the period you paid for. We may end it, after hearing you, where these terms are broken.',
  changesTitle: 'When these terms change',
  changes:
    'We ask you to accept a new version before you continue. The version you accepted, and when, is kept with your account.',
  keptTitle: 'What we keep',
  kept: 'What you tell us in your profile, intake and forms; what you do here, such as RSVPs, progress and bookmarks; and what is needed to bill you. Answers about demographics are always optional.',
  audienceTitle: 'Who sees it',
  audience:
    'Each section of your profile is visible to all members, to your connections or to you alone, as you choose. Your email and phone number are shown to nobody but you and our administrators. Nothing of the directory is on the open web.',
  useTitle: 'What we use it for',
  use: 'To run the membership: to show you what fits your goals, to hold your seats, to book your sessions, to tell you what you asked to be told. We sell nothing about you and show no advertising.',
  processorsTitle: 'Who works for us',
  processors:
    'Payment, mail and file storage are run by processors under contract. They receive what their task needs and may use it for nothing else.',
  cookiesTitle: 'Cookies',
  cookies:
    'One cookie keeps you signed in. It is read by our server only. Drafts you write are kept in your own browser until you send them.',
  rightsTitle: 'Your rights',
  rights:
    'You may see, correct, export and delete what we keep about you. Ask member support; we answer within thirty days.',
  loading: 'Loading the text',
  notLoaded: 'The text did not load',
});
