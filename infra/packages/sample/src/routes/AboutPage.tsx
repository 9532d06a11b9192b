import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { aboutText } from './about.messages';

export default function AboutPage() {
  return (
    <PageFrame>
      <PageHeading
        title={aboutText.title}
        lead={aboutText.lead}
        back={{ href: '/book-club', label: aboutText.back }}
      />
    </PageFrame>
  );
}
