import { defineMessages } from '@athenaeum/messages';

export const homePageText = defineMessages('learningHomePage', {
  title: 'Home',
  morning: 'Good morning, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
});
