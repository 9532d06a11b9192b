import { defineMessages } from '@athenaeum/messages';

export const siteFooterText = defineMessages('siteFooter', {
  tagline: 'A reading room, a boardroom and a good table for women who lead.',
  contact: 'Contact us',
  linksOf: '{group} links',
  copyright: '© {brand}',
  privacy: 'Privacy policy',
  agreement: 'Member agreement',
});

/** Labels of link groups and links, by the names in `SiteFooter`. */
export const siteFooterLinkText = defineMessages('siteFooterLinks', {
  visit: 'Visit',
  upcomingEvents: 'Upcoming events',
  membership: 'Membership',
  signIn: 'Sign in',
  learning: 'Learning',
  myContent: 'My content',
  pathways: 'Pathways',
  peerGroups: 'Peer groups',
  community: 'Community',
  members: 'Members',
  opportunities: 'Opportunities',
  experts: 'Expert strategists',
  refer: 'Refer a friend',
});
