import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import { titleText } from '../app/titles.messages';
import { agreementText } from '../auth/agreement.messages';
import { confirmText } from '../auth/confirm.messages';
import { signInText } from '../auth/signIn.messages';
import { layoutText } from '../layout/layout.messages';
import { statusText } from '../layout/status.messages';
import { legalText } from '../pages/legal.messages';
import { membersOnlyText } from '../pages/membersOnly.messages';
import { notFoundText } from '../pages/notFound.messages';
import { searchText } from '../search/search.messages';

/** Every message of the shell, by namespace. */
export const shellCatalogue = {
  ...contractCatalogue,
  agreement: agreementText,
  confirm: confirmText,
  layout: layoutText,
  legal: legalText,
  membersOnly: membersOnlyText,
  notFound: notFoundText,
  search: searchText,
  signIn: signInText,
  status: statusText,
  title: titleText,
};
