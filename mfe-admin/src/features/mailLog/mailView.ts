import { anyOf, defineListView, matching, type ViewOf, words } from '../../components/list';

export const mailView = defineListView({
  address: words(),
  template: matching(/^[\w-]{1,60}$/),
  state: anyOf(['sent', 'stopped', 'failed']),
});
export type MailView = ViewOf<typeof mailView>;
